import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { reopensAt } from "@polyportal/domain/approval/held-decisions";
import { fullName } from "@polyportal/domain/format/name";
import { roles } from "@polyportal/domain/authentication/roles";
import { desc, eq } from "drizzle-orm";
import { signInSessions } from "../../database/schema/sign-in-sessions.ts";
import { users } from "../../database/schema/users.ts";
import type { Handler } from "../../server/handler.ts";
import { decidesNow } from "../../rights/deciders.ts";
import { accountChangedAt } from "../../rights/held-decisions.ts";
import { claimSourcesOf } from "../../rights/claim-sources.ts";
import { grantedTo } from "../../sign-in/granted.ts";
import { accountRow } from "./list-users.ts";
import { officesOf } from "./offices-of.ts";
import { accountOf } from "./people.ts";

const shownSignIns = 20;

/** One account with all that is known of it. */
export const getUser: Handler<typeof userManagementEndpoints.getUser> = async ({ db }, { id }) => {
  const account = await accountOf(db, id);
  const { person } = account;
  const [held, decides, claims, granted, offices, signIns] = await Promise.all([
    db.select({ since: accountChangedAt }).from(users).where(eq(users.id, id)),
    decidesNow(db, id),
    claimSourcesOf(db, id),
    grantedTo(db, person),
    officesOf(db, id),
    db
      .select({ session: signInSessions, impersonator: users })
      .from(signInSessions)
      .leftJoin(users, eq(users.id, signInSessions.impersonatorId))
      .where(eq(signInSessions.userId, id))
      .orderBy(desc(signInSessions.createdAt))
      .limit(shownSignIns),
  ]);
  return {
    ...accountRow(account),
    lastname: person.lastname,
    firstname: person.firstname,
    middlename: person.middlename,
    // What else an account can have, the demo's alone have.
    mainRole: roles.find((role) => role === person.role) ?? "student",
    departmentId: account.departmentId,
    staffNumber: account.staffNumber,
    revision: person.revision,
    createdAt: person.createdAt.toISOString(),
    claims,
    menuItems: granted.menuItems,
    offices,
    decisionsHeld: decides ? heldOf(held[0]?.since) : null,
    signIns: signIns.map(({ session, impersonator }) => ({
      id: session.id,
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      endedAt: session.endedAt?.toISOString() ?? null,
      impersonator: impersonator && fullName(impersonator),
    })),
  };
};

const heldOf = (since: Date | null | undefined) =>
  since ? { since: since.toISOString(), until: reopensAt(since).toISOString() } : null;
