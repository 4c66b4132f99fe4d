import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { isEditable, wordsOfRole } from "@polyportal/domain/rights/role-claims";
import type { Role } from "@polyportal/domain/authentication/roles";
import { sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import { roleRevisions } from "../../database/schema/rights.ts";
import { admitGraveAct } from "../../rights/grave-act.ts";
import { rolesOfPerson } from "../../rights/roles-of.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { lockRole, replaceClaims, rolesWithRights } from "./queries.ts";

type Endpoints = typeof rightsEndpoints;

/** Every role, and whether the caller may change it. */
export const listRoleClaims: Handler<Endpoints["listRoleClaims"]> = async ({ db, caller }) => {
  const [found, own] = await Promise.all([rolesWithRights(db), rolesOfPerson(db, caller.userId)]);
  return found.map((row) => ({ ...row, fixed: whyFixed(row.role, own) }));
};

const whyFixed = (role: Role, own: readonly string[]): string | null => {
  if (!isEditable(role)) return errorCodes.fixed_role.message;
  return own.includes(role) ? errorCodes.own_role.message : null;
};

/** Gives a role these claims and no others. */
export const saveRoleClaims: Handler<Endpoints["saveRoleClaims"]> = async (
  ctx,
  { role, claims, revision, reason, typed },
) => {
  if (!isEditable(role)) fail("fixed_role");
  if ((await rolesOfPerson(ctx.db, ctx.caller.userId)).includes(role)) fail("own_role");
  await admitGraveAct(ctx, typed, wordsOfRole(role));
  await ctx.change(async ({ tx, audit }) => {
    if ((await lockRole(tx, role)) !== revision) {
      return failWithConflict(tx, {
        subject: "role",
        subjectId: role,
        actions: ["saveRoleClaims"],
      });
    }
    const before = (await rolesWithRights(tx)).find((row) => row.role === role);
    await replaceClaims(tx, role, claims);
    await tx
      .update(roleRevisions)
      .set({ revision: revision + 1 })
      .where(sql`${roleRevisions.role} = ${role}`);
    audit({
      action: "saveRoleClaims",
      subject: "role",
      subjectId: role,
      before: { claims: before?.claims },
      after: { claims: [...new Set(claims)].toSorted() },
      reason,
    });
  });
  return {};
};
