import { decides } from "@polyportal/domain/rights/deciding";
import { fixedRole } from "@polyportal/domain/rights/role-claims";
import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import type { Role } from "@polyportal/domain/authentication/roles";
import { eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { roleClaims } from "../../database/schema/rights.ts";

/**
 * Which approval giving or taking a role needs: a super administrator is made and ended by two, and a
 * role that decides over others' work is given by two; any may be taken by one.
 */
export async function approvalOfRole(
  db: Reader,
  role: Role,
  has: boolean,
): Promise<ApprovalActName | undefined> {
  if (role === fixedRole) return "superAdministrator";
  if (!has) return undefined;
  const held = await db.select().from(roleClaims).where(eq(roleClaims.role, role));
  return held.some(({ claim }) => decides(claim)) ? "approvingRole" : undefined;
}
