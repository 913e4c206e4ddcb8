//! The moves of a game with their variations: a tree in one piece of memory, so that neither depth
//! nor length can exhaust the stack.

use crate::rules::Move;

/// A place in the tree: the start, or the place after a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node(pub(super) u32);

impl Node {
    /// The start of the game, before any move.
    pub const START: Node = Node(0);
}

/// No node: what follows the last move.
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Link {
    /// The move that leads here; none is a null move.
    mv: Option<Move>,
    parent: u32,
    first: u32,
    last: u32,
    sibling: u32,
}

impl Link {
    fn of(mv: Option<Move>, parent: u32) -> Link {
        Link {
            mv,
            parent,
            first: NONE,
            last: NONE,
            sibling: NONE,
        }
    }
}

/// All moves, in the order in which they were added.
#[derive(Clone, Debug)]
pub(super) struct Tree(Vec<Link>);

impl Tree {
    pub(super) fn new() -> Tree {
        Tree(vec![Link::of(None, NONE)])
    }

    pub(super) fn with_room(moves: usize) -> Tree {
        let mut links = Vec::with_capacity(moves + 1);
        links.push(Link::of(None, NONE));
        Tree(links)
    }

    /// How many places there are, the start among them.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    fn link(&self, node: Node) -> Option<&Link> {
        self.0.get(node.0 as usize)
    }

    fn node(index: u32) -> Option<Node> {
        (index != NONE).then_some(Node(index))
    }

    pub(super) fn mv(&self, node: Node) -> Option<Move> {
        self.link(node)?.mv
    }

    pub(super) fn parent(&self, node: Node) -> Option<Node> {
        Tree::node(self.link(node)?.parent)
    }

    pub(super) fn first(&self, node: Node) -> Option<Node> {
        Tree::node(self.link(node)?.first)
    }

    pub(super) fn sibling(&self, node: Node) -> Option<Node> {
        Tree::node(self.link(node)?.sibling)
    }

    /// Adds a move after this place: the first is the line's own, all others begin variations.
    pub(super) fn add(&mut self, parent: Node, mv: Option<Move>) -> Node {
        // A text of four thousand million moves is longer than any game that is read.
        let new = self.0.len() as u32;
        let Some(link) = self.0.get_mut(parent.0 as usize) else {
            return parent;
        };
        let before = core::mem::replace(&mut link.last, new);
        if before == NONE {
            link.first = new;
        } else if let Some(before) = self.0.get_mut(before as usize) {
            before.sibling = new;
        }
        self.0.push(Link::of(mv, parent.0));
        Node(new)
    }
}
