const pad = (part: number): string => String(part).padStart(2, "0");

/**
 * The time left, in milliseconds, as a clock that counts down: `04:07`, from an hour on `1:04:07`.
 * A second that has begun is shown whole, so `00:00` means over; what is past or unreadable is over too.
 */
export const formatCountdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil((Number.isNaN(ms) ? 0 : ms) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const clock = `${pad(minutes)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
};
