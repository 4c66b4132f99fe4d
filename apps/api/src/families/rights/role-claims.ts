import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { roles, type Role } from "@polyportal/domain/authentication/roles";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimName, claims as allClaims, type Claim } from "@polyportal/domain/rights/claims";
import { addingIsGrave } from "@polyportal/domain/rights/deciding";
import { isEditable, wordsOfRole } from "@polyportal/domain/rights/role-claims";
import { and, eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { approversOf } from "../../approval/approvers.ts";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Change } from "../../database/change.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { roleClaims, roleRevisions } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { hasOneOf } from "../../rights/effective.ts";
import { admitGraveAct } from "../../rights/grave-act.ts";
import { refuseNotHeld } from "../../rights/refuse-not-held.ts";
import { rolesOfPerson } from "../../rights/roles-of.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
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

/**
 * Sets the claims of a role. Nobody may add a claim that they do not have. Claims that approve, release or
 * void need approval first, and the rest of the same form waits with them.
 */
export const saveRoleClaims: Handler<Endpoints["saveRoleClaims"]> = async (
  ctx,
  { role, claims, revision, reason, typed },
) => {
  const { caller } = ctx;
  await refuseRole(ctx.db, caller, role);
  await admitGraveAct(ctx, typed, wordsOfRole(role));
  return ctx.change(async (change) => {
    const { tx } = change;
    const { before, added, taken } = await changeOf(tx, role, claims, revision);
    await refuseNotHeld(tx, caller, added);
    if (added.some(addingIsGrave)) {
      const asked = await approvedOrAsked(
        change,
        ctx,
        {
          act: "approvingClaim",
          subject: "role",
          subjectId: role,
          title: rightsMessages.request(roleLabel(role), namesOf(added)),
          before: {},
          after: {
            [rightsMessages.added]: namesOf(added),
            ...(taken.length > 0 && { [rightsMessages.taken]: namesOf(taken) }),
          },
          payload: { role, claims: [...claims], revision } satisfies Payload,
          concerned: await approversWith(tx, role),
          reason,
        },
        { typed, words: wordsOfRole(role) },
      );
      if (asked) return { waits: true };
    }
    await write(change, { role, claims, revision, before, reason });
    return { waits: false };
  });
};

/** What waits for approval. */
const payload = z.object({
  role: z.enum(roles),
  claims: z.array(z.enum(allClaims)),
  revision: z.int(),
});
type Payload = z.infer<typeof payload>;

const namesOf = (some: readonly Claim[]): string => some.map(claimName).join(", ");

/** Fails for a role with fixed claims, and for one that the caller has by any account. */
async function refuseRole(db: Reader, { userId }: Pick<UserCaller, "userId">, role: Role) {
  if (!isEditable(role)) fail("fixed_role");
  if ((await rolesOfPerson(db, userId)).includes(role)) fail("own_role");
}

/** Locks a role and returns which claims would be added and removed. */
async function changeOf(tx: Transaction, role: Role, claims: readonly Claim[], revision: number) {
  if ((await lockRole(tx, role)) !== revision) {
    return failWithConflict(tx, { subject: "role", subjectId: role, actions: ["saveRoleClaims"] });
  }
  const rows = await tx
    .select({ claim: roleClaims.claim })
    .from(roleClaims)
    .where(eq(roleClaims.role, role))
    .orderBy(roleClaims.claim);
  const before = rows.map(({ claim }) => claim);
  return {
    before,
    added: [...new Set(claims)].filter((claim) => !before.includes(claim)),
    taken: before.filter((claim) => !claims.includes(claim)),
  };
}

/** Approvers of the change who have the role themselves. Nobody may approve a right for themselves. */
async function approversWith(tx: Transaction, role: Role): Promise<string[]> {
  const ids = (await approversOf(tx, "approvingClaim")).map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), hasOneOf([role])));
  return found.map(({ id }) => id);
}

type Written = Payload & { readonly before: readonly Claim[]; readonly reason: string };

async function write(
  { tx, audit }: Change,
  { role, claims, revision, before, reason }: Written,
): Promise<void> {
  await replaceClaims(tx, role, claims);
  await tx
    .update(roleRevisions)
    .set({ revision: revision + 1 })
    .where(eq(roleRevisions.role, role));
  audit({
    action: "saveRoleClaims",
    subject: "role",
    subjectId: role,
    before: { claims: before },
    after: { claims: [...new Set(claims)].toSorted() },
    reason,
  });
}

/** Saves a role's claims after approval. Fails with `conflict` if the role was changed since the request. */
export const roleClaimsAct: ApprovalAct = {
  act: "approvingClaim",
  carryOut: async ({ change, requesterId, reason }, asked) => {
    const { role, claims, revision } = payload.parse(asked);
    const { tx } = change;
    await refuseRole(tx, { userId: requesterId }, role);
    const { before, added } = await changeOf(tx, role, claims, revision);
    await refuseNotHeld(tx, { userId: requesterId }, added);
    await write(change, { role, claims, revision, before, reason });
  },
};
