import { formatDateTime } from "../format/date.ts";

type Told = { readonly what: string; readonly count: number; readonly lastAt: string };

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());
const whole = (count: number): string => count.toLocaleString("en");

/** Every word of the security log. */
export const securityMessages = {
  title: "Security log",
  lead: "Sign-ins and failed ones, lock-outs, changes of passwords, second factors, accounts and rights, sign-ins as another, refusals, and jobs at which the server failed.",
  search: "Search people",
  none: "Nothing has happened yet.",
  columns: {
    at: "Moment",
    person: "Person",
    what: "What",
    kind: "Kind",
    by: "By",
    address: "Address",
  },
  filters: { kind: "Kind", day: "Day" },
  /** One of the log, beside it. */
  one: "Event",
  count: "Times within the hour",
  lastAt: "The last time",
  from: "From",
  to: "To",
  /** Who did it, or whose account it was. */
  who: ({ person, kind }: { readonly person: string | null; readonly kind: string }) =>
    person ?? (kind === "server" ? "The server" : "Nobody known"),
  /** What happened, and how often where it was not once. */
  told: ({ what, count, lastAt }: Told) =>
    count === 1
      ? capital(what)
      : `${capital(what)}: ${whole(count)} times, the last ${formatDateTime(lastAt)}`,
} as const;
