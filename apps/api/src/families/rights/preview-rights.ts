import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import { differenceOf } from "@polyportal/domain/rights/difference";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { sessionById } from "../../database/sessions.ts";
import {
  classAdvisers,
  staffOffices,
  userClaims,
  userRoles,
} from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { copiesFor, writeCopies } from "../../rights/copied-advisers.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { lockAccounts } from "../user-management/people.ts";
import { bringBy, guardBy, lockMenu, switchMenu } from "./menus.ts";
import { lockRole, replaceClaims, rightsOfStaff, studentsAsOne } from "./queries.ts";

type Preview = Handler<(typeof rightsEndpoints)["previewRights"]>;
type Wish = Parameters<Preview>[1];

/** Thrown to roll back a change that was made only to see its effect. */
class OnlySeen extends Error {}

/**
 * Who would gain and lose what. The change is made, measured and rolled back. Whether it is allowed or needs
 * approval is checked by the act itself. Offices and exceptions count as of today.
 */
export const previewRights: Preview = async ({ change, now }, wish) => {
  let seen: ReturnType<typeof differenceOf> | undefined;
  await change(async ({ tx }) => {
    await wait(tx, wish);
    const before = await everybody(tx);
    await make(tx, wish, now);
    seen = differenceOf(before, await everybody(tx));
    throw new OnlySeen();
  }).catch((error: unknown) => {
    if (!(error instanceof OnlySeen)) throw error;
  });
  const { gains = [], loses = [], shows = [], hides = [] } = seen ?? {};
  const claims = (found: typeof gains) =>
    found.map(({ thing, people }) => ({ claim: thing, ...named(people) }));
  const labels = (found: typeof shows) =>
    found.map(({ thing, people }) => ({ label: thing, ...named(people) }));
  return {
    gains: claims(gains),
    loses: claims(loses),
    shows: labels(shows),
    hides: labels(hides),
  };
};

const everybody = async (tx: Transaction) => [
  ...(await rightsOfStaff(tx)),
  await studentsAsOne(tx),
];

const namedPeople = 20;

const named = (people: readonly string[]) => ({
  count: people.length,
  people: people.slice(0, namedPeople),
});

/**
 * Waits for concurrent saves of the same thing, as the acts themselves do. Otherwise the preview would write
 * the same rows.
 */
async function wait(tx: Transaction, wish: Wish): Promise<void> {
  const { roleClaims, menu, mainRole, furtherRole, exception, office, adviser } = wish;
  if (roleClaims) await lockRole(tx, roleClaims.role);
  if (menu) await lockMenu(tx, menu.label);
  const person = (mainRole ?? furtherRole ?? exception)?.id;
  const id = person ?? office?.holderId ?? adviser?.adviserId;
  if (id && (await lockAccounts(tx, [id])).length === 0) fail("not_found");
}

/** Makes the change without an audit entry. */
async function make(tx: Transaction, wish: Wish, now: Date): Promise<void> {
  const { roleClaims, mainRole, furtherRole, exception, menu } = wish;
  const { office, endedOffice, adviser, copiedAdvisers } = wish;
  if (roleClaims) await replaceClaims(tx, roleClaims.role, roleClaims.claims);
  if (mainRole) {
    await tx.update(users).set({ role: mainRole.role }).where(eq(users.id, mainRole.id));
  }
  if (furtherRole) await giveRole(tx, furtherRole.id, furtherRole, now);
  if (exception) await except(tx, exception, now);
  if (menu?.enabled !== undefined) await switchMenu(tx, menu.label, menu.enabled);
  if (menu?.roles) await bringBy(tx, menu.label, menu.roles);
  if (menu?.claims) await guardBy(tx, menu.label, menu.claims);
  // Only the role of an office gives rights, whatever its unit.
  if (office) await giveRole(tx, office.holderId, { role: office.office, has: true }, now);
  if (endedOffice) {
    const ended = await tx
      .delete(staffOffices)
      .where(eq(staffOffices.id, endedOffice.id))
      .returning();
    if (ended.length === 0) fail("not_found");
  }
  if (adviser) await advise(tx, adviser, now);
  if (copiedAdvisers) await writeCopies(tx, await copiesFor(tx, copiedAdvisers.sessionId));
}

type Given = Pick<NonNullable<Wish["furtherRole"]>, "has"> &
  Pick<typeof userRoles.$inferInsert, "role">;

async function giveRole(tx: Transaction, userId: string, { role, has }: Given, now: Date) {
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
  if (has) await tx.insert(userRoles).values({ userId, role, since: now });
}

async function except(
  tx: Transaction,
  { id, claim, effect }: NonNullable<Wish["exception"]>,
  now: Date,
) {
  await tx.delete(userClaims).where(and(eq(userClaims.userId, id), eq(userClaims.claim, claim)));
  if (!effect) return;
  await tx.insert(userClaims).values({
    userId: id,
    claim,
    allowed: effect === "allow",
    until: new Date(now.getTime() + 86_400_000),
    reason: "",
    since: now,
  });
}

/** Gives the adviser's role. A replaced adviser keeps it if they advise other classes. */
async function advise(tx: Transaction, wanted: NonNullable<Wish["adviser"]>, now: Date) {
  const { sessionId, departmentId, levelId, departmentOptionId, adviserId } = wanted;
  const session = await sessionById(tx, sessionId);
  if (!session) fail("not_found");
  const ended = await tx
    .delete(classAdvisers)
    .where(
      and(
        eq(classAdvisers.sessionId, sessionId),
        eq(classAdvisers.departmentId, departmentId),
        eq(classAdvisers.levelId, levelId),
        sql`${classAdvisers.departmentOptionId} is not distinct from ${departmentOptionId}`,
      ),
    )
    .returning();
  if (adviserId === null && ended.length === 0) fail("not_found");
  // Classes of other sessions give no rights.
  if (adviserId === null || !session.current) return;
  await giveRole(tx, adviserId, { role: "course adviser", has: true }, now);
}
