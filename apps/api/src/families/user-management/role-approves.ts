import { decides } from "@polyportal/domain/rights/deciding";
import { fixedRole } from "@polyportal/domain/rights/role-claims";
import type { Claim } from "@polyportal/domain/rights/claims";
import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import type { Role } from "@polyportal/domain/authentication/roles";
import { eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { roleClaims } from "../../database/schema/rights.ts";
import { notHeldBy, refuseNotHeld } from "../../rights/refuse-not-held.ts";
import type { Acting } from "../../server/caller.ts";

/** A lecturer's rights are over the own courses: whoever takes lecturers in need not teach. */
const overOwnThings: readonly string[] = ["lecturer"] satisfies Role[];

/** Whether giving a role with these claims is more than one person's: it decides, or brings what he lacks. */
const needsAnother = (role: string, claims: readonly Claim[], missing: readonly Claim[]) =>
  claims.some(decides) ||
  (!overOwnThings.includes(role) && claims.some((claim) => missing.includes(claim)));

/**
 * Which approval giving or taking a role needs: a super administrator is made and ended by two, and a
 * role that decides over others' work, or brings rights that the giver does not hold, is given by two; any
 * may be taken by one.
 */
export async function approvalOfRole(
  db: Reader,
  role: Role,
  has: boolean,
  giver: Acting,
): Promise<ApprovalActName | undefined> {
  if (role === fixedRole) return "superAdministrator";
  if (!has) return undefined;
  const claims = await claimsOfRole(db, role);
  return needsAnother(role, claims, await notHeldBy(db, giver, claims))
    ? "approvingRole"
    : undefined;
}

/**
 * Fails with `claim_not_held` where a role brings what its giver does not hold: for one that nobody else approves,
 * because the school has switched that off or nobody else could.
 */
export async function refuseRoleNotHeld(db: Reader, role: Role, giver: Acting): Promise<void> {
  if (overOwnThings.includes(role)) return;
  await refuseNotHeld(db, giver, await claimsOfRole(db, role));
}

async function claimsOfRole(db: Reader, role: Role): Promise<Claim[]> {
  const rows = await db.select().from(roleClaims).where(eq(roleClaims.role, role));
  return rows.map(({ claim }) => claim);
}

/** The roles that somebody gives with another's approval alone, as the claims stand. */
export async function rolesGivenByTwo(db: Reader, giver: Acting): Promise<ReadonlySet<string>> {
  const rows = await db.select().from(roleClaims);
  const missing = await notHeldBy(db, giver, [...new Set(rows.map(({ claim }) => claim))]);
  const claimsOf = (role: string) =>
    rows.filter((row) => row.role === role).map((row) => row.claim);
  return new Set(
    rows
      .map(({ role }): string => role)
      .filter((role) => needsAnother(role, claimsOf(role), missing)),
  );
}
