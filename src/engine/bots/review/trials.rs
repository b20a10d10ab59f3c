//! Compares alternatives with the move that was made, each tried in the same simulated deals.

/// Deals that follow each other are similar. So they are grouped into this many parts, and the parts are taken as samples.
const PARTS: u32 = 20;

/// How many standard errors better an alternative must be. With any number of alternatives, chance alone makes one look
/// better at most once in a hundred times.
const SURE: f64 = 3.0;

/// What comparing the options of a decision with the move that was made has found.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::bots) struct OptionGains {
    /// The best option that is certainly better than the move that was made, if one is.
    pub(in crate::bots) better: Option<usize>,
    /// How much better each option is on average, in the unit announced. It is 0 for the move that was made.
    pub(in crate::bots) gains: Vec<f64>,
}

impl OptionGains {
    /// Returns how much the move that was made has lost.
    pub(in crate::bots) fn loss(&self) -> f64 {
        match self.better {
            Some(better) => self.gains[better],
            None => 0.0,
        }
    }
}

/// The gain of one alternative over the move that was made, by part.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    /// In the value that the search uses: for the round and the match.
    worth: [f64; PARTS as usize],
    /// In the unit announced: points or percent.
    in_unit: f64,
}

/// The gains of all alternatives over the move that was made.
#[derive(Debug)]
pub(in crate::bots) struct Trials {
    gains: Vec<Gain>,
    deals: u32,
    /// How many of the deals have been tried.
    tried: u32,
}

impl Trials {
    /// Prepares to try this many alternatives in this many deals.
    pub(in crate::bots) fn new(options: usize, deals: u32) -> Self {
        Self {
            gains: vec![Gain::default(); options],
            deals: deals.max(1),
            tried: 0,
        }
    }

    /// Begins the next deal.
    pub(in crate::bots) fn next_deal(&mut self) {
        self.tried += 1;
    }

    /// Adds what an alternative won more than the move that was made in the present deal.
    pub(in crate::bots) fn take(&mut self, option: usize, worth: f64, in_unit: f64) {
        let in_parts = u64::from(self.tried.saturating_sub(1)) * u64::from(PARTS);
        let part = usize::try_from(in_parts / u64::from(self.deals)).unwrap_or(usize::MAX);
        let gain = &mut self.gains[option];
        gain.worth[part.min(PARTS as usize - 1)] += worth;
        gain.in_unit += in_unit;
    }

    /// Returns the alternatives, the best first.
    pub(in crate::bots) fn leaders(&self) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.gains.len()).collect();
        all.sort_by(|&one, &other| self.worth(other).total_cmp(&self.worth(one)));
        all
    }

    /// Returns how much more an alternative won in all deals than the move that was made.
    fn worth(&self, option: usize) -> f64 {
        self.gains[option].worth.iter().sum()
    }

    /// Returns whether an alternative won more than the move that was made.
    pub(in crate::bots) fn is_ahead(&self, option: usize) -> bool {
        self.worth(option) > 0.0
    }

    /// Returns how much more an alternative won on average than the move that was made, in the unit announced.
    pub(in crate::bots) fn gain(&self, option: usize) -> f64 {
        self.gains[option].in_unit / f64::from(self.tried.max(1))
    }

    /// Returns the best alternative that was certainly better than the move that was made.
    pub(in crate::bots) fn better(&self) -> Option<usize> {
        for option in self.leaders() {
            let gain = &self.gains[option];
            if is_sure(&gain.worth) && gain.in_unit > 0.0 {
                return Some(option);
            }
        }
        None
    }

    /// Returns what was found about all options.
    pub(in crate::bots) fn comparison(&self) -> OptionGains {
        let mut gains = Vec::new();
        for option in 0..self.gains.len() {
            gains.push(self.gain(option));
        }
        OptionGains {
            better: self.better(),
            gains,
        }
    }
}

/// Returns whether the mean is greater than zero by more than chance explains.
fn is_sure(parts: &[f64; PARTS as usize]) -> bool {
    let count = f64::from(PARTS);
    let mean = parts.iter().sum::<f64>() / count;
    let squares: f64 = parts.iter().map(|part| (part - mean) * (part - mean)).sum();
    let error = (squares / (count - 1.0) / count).sqrt();
    mean > SURE * error
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries an alternative in a hundred deals in which it wins this much more.
    fn tried(gain: impl Fn(u32) -> f64) -> Option<(usize, f64)> {
        let mut trials = Trials::new(2, 100);
        for deal in 0..100 {
            trials.next_deal();
            trials.take(1, gain(deal), 10.0 * gain(deal));
        }
        let better = trials.better()?;
        Some((better, trials.gain(better)))
    }

    #[test]
    fn only_what_is_always_better_or_far_better_counts() {
        assert_eq!(tried(|_| 0.0), None, "the same");
        assert_eq!(tried(|_| -0.5), None, "always worse");
        let once = tried(|deal| if deal == 17 { 1.0 } else { 0.0 });
        assert_eq!(once, None, "better in one deal");
        let (option, told) = tried(|_| 0.01).expect("it is better each time");
        assert_eq!((option, (told * 100.0).round()), (1, 10.0));
        let mostly = tried(|deal| if deal % 4 == 0 { -0.5 } else { 0.5 });
        let (option, told) = mostly.expect("it is better most times");
        assert_eq!((option, (told * 100.0).round()), (1, 250.0));
    }
}
