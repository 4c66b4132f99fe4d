import type { Referee } from "@polyportal/api-client/contract/referee";
import { mayRemind, mayReplace, refereeRules } from "@polyportal/domain/referee/rules";
import type { Reader } from "../../database/connect.ts";
import { refereesOf, type ListedReferee } from "./queries.ts";

/** When a referee came to a state. */
export const momentOf = (one: ListedReferee): Date | null =>
  ({
    named: null,
    asked: one.askedAt,
    undelivered: one.askedAt,
    opened: one.openedAt,
    given: one.givenAt,
    declined: one.declinedAt,
    expired: one.expiresAt,
    replaced: one.replacedAt,
  })[one.state];

/** How the references of an application stand: whether they were given, never what they say. */
export async function standing(
  db: Reader,
  applicationId: string,
  now: Date,
): Promise<{ referees: Referee[] }> {
  const found = await refereesOf(db, applicationId, now);
  return {
    referees: found.map((one) => {
      const { id, fullName, institution, email, state } = one;
      const working = ["asked", "opened"].includes(state);
      return {
        id,
        fullName,
        institution,
        email,
        state,
        at: momentOf(one)?.toISOString() ?? null,
        until: working ? (one.expiresAt?.toISOString() ?? null) : null,
        mayAsk: state === "named",
        reminders: mayRemind(state, one.reminders) ? refereeRules.reminders - one.reminders : 0,
        mayReplace: mayReplace(state, found.length),
      };
    }),
  };
}
