import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { auditActions, type AuditAction } from "@polyportal/domain/audit/actions";
import { securityActions } from "@polyportal/domain/audit/security";
import { expect, test } from "vitest";

/** Families that change somebody's account, or what it may do. */
const families = "{authentication,impersonation,office,rights,security,user-management}";

/** What they note besides, and why the security log does not tell it. */
const untold: Partial<Record<AuditAction, string>> = {
  renewSession: "every quarter of an hour, of everybody who is signed in",
  askCode: "followed by the sign-in, or by a wrong code",
  sendCode: "followed by the sign-in, or by a wrong code",
  provePassword: "changes nothing; a wrong one is a failed sign-in",
  importRecord: "of any record; the account's own history tells it",
  importChange: "of any record; the account's own history tells it",
  undoRecord: "of any record; the account's own history tells it",
  undoChange: "of any record; the account's own history tells it",
  updateStaffProfile: "telephone and specialisation",
  uploadStaffPhoto: "a photo",
  reopenDecisions: "told to every super administrator by letter, and in the account's own history",
  confirmRights: "changes nothing",
  remindOfReview: "changes nothing",
  withdrawRequest: "an approval's, which changes nothing until it is given",
  saveMenu: "shows and hides labels; what may be done stays",
  saveMenuClaims: "shows and hides labels; what may be done stays",
  saveMenuOrder: "an order of labels",
  assignClassAdviser: "of a class, which its own history tells",
  endClassAdviser: "of a class, which its own history tells",
  copyClassAdvisers: "of a class, which its own history tells",
};

test("every act on an account is of a kind in the security log, or is left out with a reason", () => {
  const folder = join(import.meta.dirname, "..");
  const code = globSync(`${families}/**/*.ts`, { cwd: folder })
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .join("\n");
  const noted = Object.keys(auditActions).filter((action) => code.includes(`"${action}"`));
  expect(noted).toEqual(
    expect.arrayContaining(["endSignIns", "resetSecondFactor", "sendSetUpMail", "createUser"]),
  );
  const told: readonly string[] = securityActions;
  const forgotten = noted.filter((action) => !told.includes(action) && !(action in untold));
  expect(forgotten).toEqual([]);
  // A reason that has nothing to excuse any more.
  const idle = Object.keys(untold).filter((action) => told.includes(action));
  expect(idle).toEqual([]);
});
