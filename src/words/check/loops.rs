//! What leads back to itself.

use std::mem;

/// Of things that lead to others, each known by its place: which of them lead back to themselves, directly or through
/// others. Takes as long as there are things and ways, whatever they are like: Kosaraju's algorithm.
pub(super) fn looped(ways: &[Vec<usize>]) -> Vec<bool> {
    let mut seen = vec![false; ways.len()];
    let mut left = Vec::with_capacity(ways.len());
    for from in 0..ways.len() {
        walk(from, ways, &mut seen, &mut left);
    }

    let mut back = vec![Vec::new(); ways.len()];
    for (from, targets) in ways.iter().enumerate() {
        for &to in targets {
            back[to].push(from);
        }
    }
    seen.fill(false);
    let mut looped = vec![false; ways.len()];
    // Backwards from what was left last, each walk meets what leads to each other, and nothing else.
    for from in left.into_iter().rev() {
        let mut met = Vec::new();
        walk(from, &back, &mut seen, &mut met);
        let is_loop = met.len() > 1 || ways[from].contains(&from);
        for one in met {
            looped[one] = is_loop;
        }
    }
    looped
}

/// Goes from a thing to all it leads to that was not seen yet, and adds each to `left` once all behind it is there.
fn walk(from: usize, ways: &[Vec<usize>], seen: &mut [bool], left: &mut Vec<usize>) {
    if mem::replace(&mut seen[from], true) {
        return;
    }
    let mut open = vec![(from, ways[from].iter())];
    while let Some((at, ahead)) = open.last_mut() {
        match ahead.next() {
            Some(&to) if mem::replace(&mut seen[to], true) => {}
            Some(&to) => open.push((to, ways[to].iter())),
            None => {
                left.push(*at);
                open.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    /// The same, by asking of each thing alone where one can get from it.
    fn one_by_one(ways: &[Vec<usize>]) -> Vec<bool> {
        let leads_back = |from: usize| {
            let mut met = Vec::new();
            let mut open = ways[from].clone();
            while let Some(at) = open.pop() {
                if !met.contains(&at) {
                    met.push(at);
                    open.extend(&ways[at]);
                }
            }
            met.contains(&from)
        };
        (0..ways.len()).map(leads_back).collect()
    }

    #[test]
    fn what_leads_into_a_loop_is_not_in_it() {
        let ways = [vec![1], vec![2], vec![1, 3], vec![3, 4], vec![]];
        assert_eq!(looped(&ways), [false, true, true, true, false]);
    }

    proptest! {
        #[test]
        fn loops_are_those_one_finds_one_by_one(ways in vec(vec(0..12_usize, 0..3), 12)) {
            prop_assert_eq!(looped(&ways), one_by_one(&ways));
        }
    }
}
