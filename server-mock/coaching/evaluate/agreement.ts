import { createHash } from "node:crypto";

/** One criterion of one call: what the labels say and what the scorer says. */
export interface Judged {
  /** Score of the label, 0 to 100. */
  expected: number;
  /** Band of the label, 1 to 5. */
  expectedBand: number;
  /** Band of the scorer. */
  band: number;
}

/** Agreement of a scorer with labels. */
export interface Agreement {
  /** Rank correlation (Spearman) of bands with label scores: -1 to 1, 0 is chance. */
  rank: number | null;
  /** 95 % interval of the rank correlation, from resampling the calls. */
  rankInterval: [low: number, high: number] | null;
  /** Agreement of bands beyond chance, where a band apart counts less than four (Cohen, quadratic weights). */
  kappa: number | null;
}

const FEWEST = 10;
const RESAMPLES = 300;

/** Compares bands with labels. Null if there are too few. */
export function agreementOf(judged: readonly Judged[], seed: string): Agreement {
  if (judged.length < FEWEST) return { rank: null, rankInterval: null, kappa: null };
  const bytes = createHash("shake256", { outputLength: 4 * RESAMPLES * judged.length })
    .update(seed)
    .digest();
  const drawAt = (index: number) => judged[bytes.readUInt32LE(4 * index) % judged.length] as Judged;
  const resampled = Array.from({ length: RESAMPLES }, (_, round) =>
    rankCorrelation(judged.map((_one, index) => drawAt(round * judged.length + index))),
  )
    .filter((rank) => rank !== null)
    .sort((one, other) => one - other);
  const at = (share: number) => resampled[Math.floor(share * (resampled.length - 1))] ?? 0;
  const rankInterval: Agreement["rankInterval"] = resampled.length < RESAMPLES / 2 ? null : [at(0.025), at(0.975)];
  return { rank: rankCorrelation(judged), rankInterval, kappa: quadraticKappa(judged) };
}

/** Null when all bands are the same: there is no order to compare. */
export function rankCorrelation(judged: readonly Judged[]): number | null {
  const one = ranksOf(judged.map(({ expected }) => expected));
  const other = ranksOf(judged.map(({ band }) => band));
  const mean = (judged.length - 1) / 2;
  let [product, oneSquares, otherSquares] = [0, 0, 0];
  for (const [index, rank] of one.entries()) {
    const difference = (other[index] ?? 0) - mean;
    product += (rank - mean) * difference;
    oneSquares += (rank - mean) ** 2;
    otherSquares += difference ** 2;
  }
  return oneSquares === 0 || otherSquares === 0 ? null : product / Math.sqrt(oneSquares * otherSquares);
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((one, other) => one.value - other.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end + 1 < order.length && order[end + 1]?.value === order[start]?.value) end += 1;
    for (let place = start; place <= end; place += 1) ranks[order[place]?.index ?? 0] = (start + end) / 2;
    start = end + 1;
  }
  return ranks;
}

/** https://en.wikipedia.org/wiki/Cohen%27s_kappa#Weighted_kappa */
export function quadraticKappa(judged: readonly Judged[]): number | null {
  const share = (key: "band" | "expectedBand", band: number) =>
    judged.filter((one) => one[key] === band).length / judged.length;
  const observed = judged.reduce((sum, one) => sum + (one.band - one.expectedBand) ** 2, 0) / judged.length;
  let byChance = 0;
  for (let one = 1; one <= 5; one += 1)
    for (let other = 1; other <= 5; other += 1)
      byChance += share("band", one) * share("expectedBand", other) * (one - other) ** 2;
  return byChance === 0 ? null : 1 - observed / byChance;
}
