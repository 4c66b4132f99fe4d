/** Minutes as hours: "4 hours", "1 hour 30 min". */
export function formatHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const told = hours === 1 ? "1 hour" : `${hours} hours`;
  if (rest === 0) return told;
  return hours === 0 ? `${rest} min` : `${told} ${rest} min`;
}
