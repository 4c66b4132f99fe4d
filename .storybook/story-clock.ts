/**
 * The clock of the stories: it stands still, so that a story shows the same in every month and a
 * picture of it never changes by itself. The toolbar's date moves it, and so does a story's
 * `globals: { date: "december" }` or `{ date: "2027-02-14" }`.
 */
const days: Readonly<Record<string, string>> = {
  ordinary: "2026-11-23",
  december: "2026-12-18",
};

/** The toolbar's choices. */
export const storyDays = [
  { value: "ordinary", title: "23 November 2026" },
  { value: "december", title: "18 December 2026" },
];

const RealDate = Date;
let now = momentOf("ordinary");

/** Half past nine in the morning of a day, in Nigeria. */
function momentOf(day: string): number {
  const moment = RealDate.parse(`${days[day] ?? day}T09:30:00+01:00`);
  if (Number.isNaN(moment)) throw new Error(`No story date: ${day}`);
  return moment;
}

/** Stops the clock at a named day or an ISO one. */
export function setStoryDay(day: string): void {
  now = momentOf(day);
}

/** `Date` as components know it, but for what it says of the present. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], made) =>
    Reflect.construct(target, given.length > 0 ? given : [now], made) as Date,
  apply: () => new RealDate(now).toString(),
  get: (target, key) => (key === "now" ? () => now : (Reflect.get(target, key) as unknown)),
});
