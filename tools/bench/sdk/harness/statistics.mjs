export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** CPU and wall time of the work, in milliseconds. */
export async function measureTimes(work) {
  const cpuBefore = process.cpuUsage();
  const wallBefore = performance.now();
  await work();
  const wallMs = performance.now() - wallBefore;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { cpuMs: (user + system) / 1000, wallMs };
}
