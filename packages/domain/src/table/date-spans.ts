import { todayInLagos } from "../format/date.ts";

const dayMs = 86_400_000;

const shifted = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10);

/** The day before the month of a day begins. */
const endOfMonthBefore = (day: string): string => shifted(`${day.slice(0, 7)}-01`, -1);

type Days = { readonly from: string; readonly to: string };

/** Spans of days that move with the day, by what the address of a list says. */
const spans = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: shifted(today, -1), to: shifted(today, -1) }),
  "last-7-days": (today) => ({ from: shifted(today, -6), to: today }),
  "last-30-days": (today) => ({ from: shifted(today, -29), to: today }),
  "this-month": (today) => ({ from: `${today.slice(0, 7)}-01`, to: today }),
  "last-month": (today) => {
    const to = endOfMonthBefore(today);
    return { from: `${to.slice(0, 7)}-01`, to };
  },
} as const satisfies Record<string, (today: string) => Days>;

type Span = keyof typeof spans;

const labels: Record<Span, string> = {
  today: "Today",
  yesterday: "Yesterday",
  "last-7-days": "Last 7 days",
  "last-30-days": "Last 30 days",
  "this-month": "This month",
  "last-month": "Last month",
};

/** What a filter by days offers besides two days of one's own. */
export const dateSpans = (Object.keys(spans) as Span[]).map((value) => ({
  value,
  label: labels[value],
}));

const isSpan = (value: string): value is Span => Object.hasOwn(spans, value);

/** The days of a span as they are in Nigeria now; undefined where it is none. */
export const daysOfSpan = (span: string, now?: Date): Days | undefined =>
  isSpan(span) ? spans[span](todayInLagos(now)) : undefined;
