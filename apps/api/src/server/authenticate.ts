import type { Endpoint } from "@polyportal/api-client/contract/define";
import { decides } from "@polyportal/domain/rights/deciding";
import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { applicationOpenings } from "../database/schema/application.ts";
import { signInSessions } from "../database/schema/sign-in-sessions.ts";
import { users } from "../database/schema/users.ts";
import { effectiveClaims, effectiveRole } from "../rights/effective.ts";
import { accountChangedAt, refuseHeld } from "../rights/held-decisions.ts";
import { mayImpersonate } from "../rights/may-impersonate.ts";
import type { SecurityLog } from "../sign-in/security-log.ts";
import type { Tokens } from "../sign-in/tokens.ts";
import { clockErrorMs } from "./clock-error.ts";
import { fail } from "../failure.ts";
import type { Caller, CallerOf, UserCaller, UserType } from "./caller.ts";

/**
 * Finds the caller by the `Authorization` header; undefined without a valid token. An invalid token that is
 * not just expired goes into the security log with the caller's address.
 */
export type Authenticate = (authorization: string | undefined, address: string) => Promise<Caller>;

const userTypes: readonly string[] = ["student", "lecturer", "official"] satisfies UserType[];

export function createAuthenticate(
  db: Database,
  tokens: Tokens,
  { note }: Pick<SecurityLog, "note">,
): Authenticate {
  // A token stays valid for minutes after a sign-out, but the session's row does not.
  const findPerson = db
    .select({
      userId: users.id,
      userName: users.userName,
      userType: users.userType,
      role: effectiveRole,
      claims: effectiveClaims,
      accountChangedAt,
      impersonatorId: signInSessions.impersonatorId,
      reason: signInSessions.impersonationReason,
    })
    .from(signInSessions)
    .innerJoin(users, eq(users.id, signInSessions.userId))
    .where(
      and(
        eq(signInSessions.id, sql.placeholder("sessionId")),
        isNull(signInSessions.endedAt),
        isNull(signInSessions.waitsForId),
        gt(signInSessions.expiresAt, sql`now()`),
        lte(
          signInSessions.createdAt,
          sql`now() + make_interval(secs => ${clockErrorMs / 1000}::int)`,
        ),
        eq(users.active, true),
      ),
    )
    .prepare("session_person");

  // Nothing else ends an applicant's token before its hour is over.
  const findEnded = db
    .select({ id: applicationOpenings.id })
    .from(applicationOpenings)
    .where(
      and(
        eq(applicationOpenings.id, sql.placeholder("openingId")),
        isNotNull(applicationOpenings.endedAt),
      ),
    )
    .prepare("ended_opening");

  return async (authorization, address) => {
    const token = /^Bearer (.+)$/i.exec(authorization ?? "")?.[1];
    const bearer = token ? await tokens.read(token) : undefined;
    if (token && !bearer && !tokens.isOld(token)) {
      note({ kind: "token_refused", reason: "forged", address });
    }
    if (!bearer) return undefined;
    if (bearer.kind === "applicant") {
      const ended = await findEnded.execute({ openingId: bearer.openingId });
      if (ended.length === 0) return bearer;
      note({ kind: "token_refused", reason: "opening_closed", address });
      return undefined;
    }
    const [person] = await findPerson.execute({ sessionId: bearer.sessionId });
    const userType = person?.userType.toLowerCase() ?? "";
    // An impersonator needs the right on every call.
    const isOver =
      !person ||
      !userTypes.includes(userType) ||
      (person.impersonatorId !== null && !(await mayImpersonate(db, person.impersonatorId)));
    if (isOver) {
      const { userId } = bearer;
      note({ kind: "token_refused", reason: "session_over", address, userId });
      return undefined;
    }
    const { reason, claims, ...caller } = person;
    return {
      ...caller,
      claims: new Set(claims),
      kind: "user",
      userType: userType as UserType,
      sessionId: bearer.sessionId,
      accountChangedAt: person.accountChangedAt ?? undefined,
      impersonatorId: person.impersonatorId ?? undefined,
      readOnly: person.impersonatorId !== null && !reason,
    } satisfies UserCaller;
  };
}

/**
 * Checks the endpoint's audience and claim. Fails with `signed_out` without a caller and `forbidden` for
 * others. Fails with `read_only` if the caller may only look: while impersonating without a reason, or at a
 * form that was sent. Impersonators cannot decide (`impersonation_decides_nothing`), nor can accounts that
 * were changed within a day (`account_changed`).
 */
export function admit<E extends Endpoint>(endpoint: E, caller: Caller): CallerOf<E> {
  const audience: readonly string[] = endpoint.audience;
  if (!audience.includes("anyone")) {
    if (!caller) fail("signed_out");
    if (!audience.includes(caller.kind === "user" ? caller.userType : "applicant")) {
      fail("forbidden");
    }
    if (endpoint.claim && !(caller.kind === "user" && caller.claims.has(endpoint.claim))) {
      fail("forbidden");
    }
  }
  const looks = endpoint.method === "GET" || endpoint.keepsSession;
  if (caller?.readOnly && !looks) fail("read_only");
  if (caller?.kind === "user" && !looks && endpoint.claim && decides(endpoint.claim)) {
    if (caller.impersonatorId !== undefined) fail("impersonation_decides_nothing");
    refuseHeld(caller);
  }
  return caller as CallerOf<E>;
}
