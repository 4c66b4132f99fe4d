import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import type { Claim } from "@polyportal/domain/rights/claims";
import { isEditable, wordsOfRole } from "@polyportal/domain/rights/role-claims";
import type { Role } from "@polyportal/domain/authentication/roles";
import { sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Transaction } from "../../database/connect.ts";
import { roleRevisions } from "../../database/schema/rights.ts";
import { admitGraveAct } from "../../rights/grave-act.ts";
import { rolesOfPerson } from "../../rights/roles-of.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { claimsOfPeopleWith, lockRole, replaceClaims, rolesWithRights } from "./queries.ts";

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

/** Rolls a change back that was made to see what it does. */
class OnlySeen extends Error {}

/** Who would gain and lose what: the change itself is made, looked at, and taken back. */
export const previewRoleClaims: Handler<Endpoints["previewRoleClaims"]> = async (
  { change },
  { role, claims },
) => {
  let seen = { gains: [] as Difference[], loses: [] as Difference[] };
  await change(async ({ tx }) => {
    seen = await differenceOf(tx, role, claims);
    throw new OnlySeen();
  }).catch((error: unknown) => {
    if (!(error instanceof OnlySeen)) throw error;
  });
  return seen;
};

type Difference = { claim: Claim; count: number; people: string[] };

const namedPeople = 20;

async function differenceOf(tx: Transaction, role: Role, claims: readonly Claim[]) {
  const before = new Map(
    (await claimsOfPeopleWith(tx, role)).map((person) => [person.id, new Set(person.claims)]),
  );
  await replaceClaims(tx, role, claims);
  const after = await claimsOfPeopleWith(tx, role);
  const gains = new Map<Claim, string[]>();
  const loses = new Map<Claim, string[]>();
  const note = (where: Map<Claim, string[]>, claim: Claim, name: string) =>
    where.set(claim, [...(where.get(claim) ?? []), name]);
  for (const { id, name, claims: now } of after) {
    const had = before.get(id) ?? new Set();
    for (const claim of now) if (!had.has(claim)) note(gains, claim, name);
    for (const claim of had) if (!now.includes(claim)) note(loses, claim, name);
  }
  return { gains: told(gains), loses: told(loses) };
}

const told = (found: Map<Claim, string[]>): Difference[] =>
  [...found].map(([claim, people]) => ({
    claim,
    count: people.length,
    people: people.slice(0, namedPeople),
  }));

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
