/** So many of the mutants, spread evenly: one by chance out of each of `size` equal parts. The same seed gives the same mutants. */
export function sample(mutants, size, seed) {
  const random = randomOf(seed);
  const part = mutants.length / size;
  if (part <= 1) return mutants;
  return Array.from({ length: size }, (_, index) => mutants[Math.floor((index + random()) * part)]);
}

/** The range that holds the true score with a probability of 95 %, in percent (Wilson's interval). */
export function intervalOf(noticed, tried) {
  if (tried === 0) return [0, 100];
  const z = 1.96;
  const share = noticed / tried;
  const scale = 1 + z ** 2 / tried;
  const center = (share + z ** 2 / (2 * tried)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / tried + z ** 2 / (4 * tried ** 2));
  return [100 * (center - half), 100 * (center + half)];
}

/** Park and Miller's generator: numbers from 0 to 1. */
function randomOf(seed) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
