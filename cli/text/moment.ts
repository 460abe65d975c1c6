/** Seconds into a recording as `12:05`, or `1:02:05` from an hour on. */
export function formatMoment(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const pair = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  return hours > 0 ? `${hours}:${pair(minutes)}:${pair(seconds % 60)}` : `${pair(minutes)}:${pair(seconds % 60)}`;
}
