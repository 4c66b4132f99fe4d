import { accountActs } from "./acts/accounts.ts";
import { applicationActs } from "./acts/applications.ts";
import { schoolActs } from "./acts/school.ts";
import { studentActs } from "./acts/students.ts";
import { teachingActs } from "./acts/teaching.ts";

/**
 * Every audited act in words that follow the actor's name. `{field}` is a field of the entry, `{whom}` the
 * record that was changed. Other acts do not compile. Each stands in `acts/`, with what it is done to.
 */
export const auditActions = {
  ...accountActs,
  ...schoolActs,
  ...teachingActs,
  ...applicationActs,
  ...studentActs,
  forgetOld: "forgot personal data whose period is over",
  confirmRetention: "said that personal data may be forgotten when its period is over",
  refuseCall: "asked for what the account may not open",
  checkAudit: "began a check of the record of changes",
} as const satisfies Record<string, string>;

export type AuditAction = keyof typeof auditActions;

export const isAuditAction = (action: string): action is AuditAction =>
  Object.hasOwn(auditActions, action);

/** An act's name in filters: "Changed the account", without the values of an entry. */
export function actName(action: AuditAction): string {
  const plain = auditActions[action]
    .replace("as {whom}", "as another person")
    .replace("{whom}", "an account")
    .replace("week {week}", "a week")
    .replaceAll(/[,:]?(?: (?:of|as|to))*:? ?\{\w+\}/g, "");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
