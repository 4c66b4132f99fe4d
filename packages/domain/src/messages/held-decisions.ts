import { reopensAt } from "../approval/held-decisions.ts";
import { formatDateTime } from "../format/date.ts";

const at = (moment: Date): string => formatDateTime(moment.toISOString());

/** Words about approvers whose account was changed: for a day they decide nothing. */
export const heldDecisionMessages = {
  /** To whoever wants to decide. */
  held: (changedAt: Date) =>
    `your account was changed on ${at(changedAt)}; decisions open again on ${at(reopensAt(changedAt))}`,
  /** To the address that no longer is the account's. */
  toldOld: (changedAt: Date) =>
    `Until ${at(reopensAt(changedAt))} the account approves and decides nothing, unless a super administrator lets it decide earlier.`,
  /** To the phone of whoever approves. */
  text: (school: string, helpLine: string) =>
    `${school}: an officer has changed your account. If you did not ask for this, tell the school at once: ${helpLine}`,
  reopenedTitle: "Decisions are open again",
  reopenedTold: (name: string, by: string, reason: string) =>
    `${by} has said that ${name} decides again at once after a change of the account: ${reason}`,
  anotherChief:
    "Neither whoever had a part in the change nor the account’s owner can do this: another super administrator has to.",
} as const;
