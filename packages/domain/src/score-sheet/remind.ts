import { beginningOf, todayInLagos } from "../format/date.ts";
import type { Claim } from "../rights/claims.ts";
import type { SheetRelation } from "./acts.ts";

/** Whether somebody is told of a course whose scores are not begun: its offices, and officials. */
export const findsUnstarted = ({
  claims,
  heads,
  deans,
  official,
}: Pick<SheetRelation, "claims" | "heads" | "deans" | "official">): boolean =>
  claims.has("results.see") && (official || heads || deans);

/** Whether somebody may remind its coordinator: its head or dean, exams and records. */
export const mayRemind = (who: Parameters<typeof findsUnstarted>[0]): boolean =>
  findsUnstarted(who) &&
  ((who.heads && who.claims.has("results.check")) ||
    (who.deans && who.claims.has("results.approve")) ||
    (who.official && who.claims.has("results.publish")));

/** Whether somebody with these claims may remind anybody: a lecturer lists those of the own office alone. */
export const remindsAny = (claims: readonly Claim[], official: boolean): boolean =>
  mayRemind({ claims: new Set(claims), official, heads: !official, deans: !official });

/** Whether a reminder was on the day in Nigeria that it now is: one a day is enough. */
export const isRemindedToday = (remindedAt: Date | null, now: Date): boolean =>
  remindedAt !== null && remindedAt >= beginningOf(todayInLagos(now));
