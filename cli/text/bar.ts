const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar of `width` columns for a share from 0 to 1, in steps of an eighth of a column. */
export function renderBar(share: number, width: number): string {
  const bounded = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
  const eighths = Math.round(bounded * width * 8);
  const bar = "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
  return bar + "░".repeat(width - Math.ceil(eighths / 8));
}
