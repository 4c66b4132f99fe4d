import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { fullName } from "@polyportal/domain/format/name";
import { userMessages } from "@polyportal/domain/messages/users";
import { isSuperAdministrator } from "@polyportal/domain/rights/people";
import { wordsOfActivation } from "@polyportal/domain/rights/role-claims";
import { and, eq, inArray, sql } from "drizzle-orm";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import { bulkEditOf } from "../../import/bulk-edit.ts";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { approvals } from "../../database/schema/approval.ts";
import { users } from "../../database/schema/users.ts";
import { decidersAmong } from "../../rights/deciders.ts";
import type { Handler } from "../../server/handler.ts";
import type { Services } from "../../server/services.ts";
import type { Account } from "./list-users.ts";
import { officersAmong, refuseInOffice } from "./office-held.ts";
import {
  accountsOf,
  keepSuperAdministrator,
  lockAccounts,
  losesSuperAdministrator,
  personOf,
  refuseChange,
} from "./people.ts";

/**
 * Switches accounts on or off, all of them or none; off ends their sign-ins. Who holds an office among
 * several stays on, and is named. Where a super administrator is among them, or an
 * official who decides and is switched on, all wait for the approval of another.
 */
export const toggleUserActivation: Handler<
  typeof userManagementEndpoints.toggleUserActivation
> = async (ctx, { ids, active, reason, typed }) => {
  const { caller, services } = ctx;
  const done = await changeIfNeeded(ctx.change, async (change) => {
    const found = await lockAccounts(change.tx, ids);
    for (const account of found) await refuseChange(change.tx, caller, account);
    const { others, inOffice } = await apart(change.tx, found, active);
    if (others.length === 0) return undefined;
    const approved = await approvalOf(change.tx, others, active);
    if (approved) {
      const names = others.map(({ person }) => fullName(person)).join(", ");
      const asked = await approvedOrAsked(
        change,
        ctx,
        {
          act: approved.act,
          subject: "user",
          subjectId: approved.of.person.id,
          title: userMessages.activationRequest(names, active),
          payload: { kind: "activation", ids: others.map(({ person }) => person.id), active },
          concerned: others.map(({ person }) => person.id),
          before: { [columns.active]: active ? states.off : states.active },
          after: { [columns.active]: active ? states.active : states.off },
          reason,
        },
        { typed, words: wordsOfActivation(active) },
      );
      if (asked) return { changed: 0, inOffice, waits: true, undoId: null };
    }
    const write = () => setActive(change, services, others, { active, reason });
    // What two people have decided is not taken back by one person's undo.
    if (approved) await write();
    const undoId = approved
      ? null
      : await accounts.make(change, {
          by: ctx,
          title: userMessages.switched(others.length, active),
          rows: others.map(({ person }) => ({
            verdict: "Changed",
            cells: [fullName(person), person.userName, wordOf(active)],
            changes: [changeOf(active)],
            target: person.id,
          })),
          write,
        });
    return { changed: others.length, inOffice, waits: false, undoId };
  });
  return done ?? { changed: 0, inOffice: [], waits: false, undoId: null };
};

/**
 * Which approval it needs, and for whose sake: a super administrator comes and goes by two, and an official
 * who decides comes by two.
 */
async function approvalOf(tx: Transaction, changing: readonly Account[], active: boolean) {
  const chief = changing.find((account) => isSuperAdministrator(personOf(account)));
  if (chief) return { act: "superAdministrator" as const, of: chief };
  if (!active) return undefined;
  const officials = changing.filter(({ person }) => person.userType.toLowerCase() === "official");
  const deciders = await decidersAmong(
    tx,
    officials.map(({ person }) => person.id),
  );
  const decider = officials.find(({ person }) => deciders.has(person.id));
  return decider && { act: "approvingRole" as const, of: decider };
}

/** The accounts that are not so yet, and the names of those among them who hold an office; alone these are refused. */
async function apart(tx: Transaction, found: readonly Account[], active: boolean) {
  const changing = found.filter(({ person }) => person.active !== active);
  if (active) return { others: changing, inOffice: [] };
  const held = await officersAmong(
    tx,
    changing.map(({ person }) => person.id),
  );
  const others = changing.filter(({ person }) => !held.has(person.id));
  if (others.length === 0) await refuseInOffice(tx, changing);
  const officers = changing.filter(({ person }) => held.has(person.id));
  return { others, inOffice: officers.map(({ person }) => fullName(person)) };
}

const { columns, states } = userMessages;
const wordOf = (active: boolean) => (active ? states.active : states.off);
const changeOf = (active: boolean) => ({
  column: "active",
  from: wordOf(!active),
  to: wordOf(active),
});

/** Accounts that were switched on or off at once. */
export const accounts = bulkEditOf<string>({
  name: "accounts",
  claim: "users.enter",
  columns: [
    { key: "fullName", heading: columns.fullName },
    { key: "userName", heading: columns.userName },
    { key: "active", heading: columns.active },
  ],
  tables: [
    {
      table: users,
      key: users.id,
      idOf: (id) => id,
      secret: [users.passwordHash],
      async keeps(tx, ids) {
        const found = await accountsOf(tx, ids);
        // Whom an undo would switch off, and who has got an office since.
        const held = await officersAmong(tx, ids);
        return found
          .filter(
            (account) =>
              isSuperAdministrator(personOf(account)) ||
              (account.person.active && held.has(account.person.id)),
          )
          .map(({ person }) => person.id);
      },
    },
  ],
  subject: "user",
  subjectId: (id) => id,
  async undone({ tx, audit }, services, ids) {
    const off = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, [...ids]), eq(users.active, false)));
    for (const { id } of off) await services.sessions.closeAll(tx, id);
    await withdrawRequests(
      { tx, audit },
      off.map(({ id }) => id),
    );
  },
});

/** Switches accounts on or off, with their traces; what was asked from one that is off is asked no more. The last super administrator stays. */
export async function setActive(
  { tx, audit }: Change,
  services: Pick<Services, "sessions">,
  switched: readonly Account[],
  { active, reason }: { readonly active: boolean; readonly reason: string },
): Promise<void> {
  const ids = switched.map(({ person }) => person.id);
  if (!active) await refuseInOffice(tx, switched);
  await tx.update(users).set({ active }).where(inArray(users.id, ids));
  for (const { person } of switched) {
    if (!active) await services.sessions.closeAll(tx, person.id);
    audit({
      action: active ? "activateUser" : "deactivateUser",
      subject: "user",
      subjectId: person.id,
      before: { active: person.active },
      after: { active },
      reason,
    });
  }
  if (!active) await withdrawRequests({ tx, audit }, ids, reason);
  if (switched.some((account) => losesSuperAdministrator(account, { active }))) {
    await keepSuperAdministrator(tx);
  }
}

/** Nobody decides any more what was asked from accounts that somebody else may have used. */
async function withdrawRequests(
  { tx, audit }: Pick<Change, "tx" | "audit">,
  requesters: readonly string[],
  reason?: string,
): Promise<void> {
  const withdrawn = await tx
    .update(approvals)
    .set({ state: "withdrawn", decidedAt: sql`now()` })
    .where(and(inArray(approvals.requesterId, [...requesters]), eq(approvals.state, "waiting")))
    .returning();
  for (const { id, title } of withdrawn) {
    audit({
      action: "withdrawRequest",
      subject: "approval",
      subjectId: id,
      before: { state: "waiting" },
      after: { state: "withdrawn", title },
      reason,
    });
  }
}
