const whole = (count: number): string => count.toLocaleString("en");

/** Every word of the security log. */
export const securityMessages = {
  title: "Security log",
  lead: "Sign-ins and failed ones, lock-outs, changes of passwords and second factors, sign-ins as another, refusals.",
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
  unknown: "Nobody known",
  times: (count: number, last: string) => `${whole(count)} times, the last ${last}`,
} as const;
