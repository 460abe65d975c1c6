/**
 * How far ahead of now a stored time may be. One further ahead was written before the clock was set back: how long ago that was, nobody
 * knows, and what it stands for would last for as long.
 */
export const MOST_AHEAD_MS = 60 * 60 * 1000;
