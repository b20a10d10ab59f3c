//! Finds messages that use themselves, directly or through others.

use std::mem;

/// Returns which nodes of a directed graph lie on a cycle. `targets` holds, for each node, the
/// nodes to which its edges lead. Uses Kosaraju's algorithm, linear in nodes and edges: the nodes
/// of a strongly connected component with more than one node, and those with an edge to themselves,
/// lie on a cycle.
pub(super) fn on_cycles(targets: &[Vec<usize>]) -> Vec<bool> {
    let mut visited = vec![false; targets.len()];
    let mut finished = Vec::with_capacity(targets.len());
    for root in 0..targets.len() {
        depth_first(root, targets, &mut visited, &mut finished);
    }

    let mut sources = vec![Vec::new(); targets.len()];
    for (from, targets) in targets.iter().enumerate() {
        for &to in targets {
            sources[to].push(from);
        }
    }
    visited.fill(false);
    let mut on_cycle = vec![false; targets.len()];
    // Backwards along the edges, from the node that was finished last, each walk visits one
    // component.
    for root in finished.into_iter().rev() {
        let mut component = Vec::new();
        depth_first(root, &sources, &mut visited, &mut component);
        let is_cycle = component.len() > 1 || targets[root].contains(&root);
        for node in component {
            on_cycle[node] = is_cycle;
        }
    }
    on_cycle
}

/// Visits all nodes reachable from `root` that were not visited yet. Adds each to `finished` after
/// those to which it leads. Not recursive, since a chain of references may have thousands of nodes.
fn depth_first(
    root: usize,
    targets: &[Vec<usize>],
    visited: &mut [bool],
    finished: &mut Vec<usize>,
) {
    if mem::replace(&mut visited[root], true) {
        return;
    }
    let mut path = vec![(root, targets[root].iter())];
    while let Some((node, ahead)) = path.last_mut() {
        match ahead.next() {
            Some(&to) if mem::replace(&mut visited[to], true) => {}
            Some(&to) => path.push((to, targets[to].iter())),
            None => {
                finished.push(*node);
                path.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    /// Computes the same by following all edges from each node separately.
    fn one_by_one(targets: &[Vec<usize>]) -> Vec<bool> {
        let leads_back = |from: usize| {
            let mut reached = Vec::new();
            let mut open = targets[from].clone();
            while let Some(node) = open.pop() {
                if !reached.contains(&node) {
                    reached.push(node);
                    open.extend(&targets[node]);
                }
            }
            reached.contains(&from)
        };
        (0..targets.len()).map(leads_back).collect()
    }

    #[test]
    fn what_leads_into_a_cycle_is_not_on_it() {
        let targets = [vec![1], vec![2], vec![1, 3], vec![3, 4], vec![]];
        assert_eq!(on_cycles(&targets), [false, true, true, true, false]);
    }

    proptest! {
        #[test]
        fn cycles_are_those_found_node_by_node(targets in vec(vec(0..12_usize, 0..3), 12)) {
            prop_assert_eq!(on_cycles(&targets), one_by_one(&targets));
        }
    }
}
