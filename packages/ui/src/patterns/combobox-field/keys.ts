/** How far a key moves in the open list. */
export const steps: Readonly<Record<string, number | undefined>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
};

/** Single steps cycle, larger ones stop at the ends. */
export function stepped(from: number, step: number, length: number): number {
  const start = from < 0 && step < 0 ? length : from;
  if (Math.abs(step) === 1) return (start + step + length) % length;
  return Math.max(0, Math.min(length - 1, start + step));
}
