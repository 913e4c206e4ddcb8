# Said where the program of the page has not started. The build puts these sentences into the markup, in all languages.

not-started = This page could not start. Check the network and reload it; if that does not help, use a newer browser.
# The page in one file, on a disk or a stick.
file-not-started = This file is damaged, or the browser is too old. Copy the file again, or use a newer browser.
