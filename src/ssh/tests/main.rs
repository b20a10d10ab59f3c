//! What somebody who comes by SSH meets before the game begins.

mod arrivals;
