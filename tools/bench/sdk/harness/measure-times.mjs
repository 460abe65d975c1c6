/** CPU and wall time of the work, in milliseconds. */
export async function measureTimes(work) {
  const cpuBefore = process.cpuUsage();
  const wallBefore = performance.now();
  await work();
  const wallMs = performance.now() - wallBefore;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { cpuMs: (user + system) / 1000, wallMs };
}
