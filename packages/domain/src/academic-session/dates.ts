/** A session's usual days, from its name `2026/2027`: 1 September to 31 August; the school may set others. */
export function usualDates(name: string): { from: string; to: string } {
  const [first, last] = /^(\d{4})\/(\d{4})$/.exec(name)?.slice(1) ?? [];
  if (!first || !last) throw new Error(`An academic session is not named "${name}".`);
  return { from: `${first}-09-01`, to: `${last}-08-31` };
}
