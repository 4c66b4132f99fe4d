import { createHash, randomBytes } from "node:crypto";
import { impersonationMinutes } from "@polyportal/domain/impersonation/impersonation";
import { and, eq, gt, isNotNull, isNull, lte, ne, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { v7 as uuid } from "uuid";
import type { Reader, Transaction } from "../database/connect.ts";
import { refreshTokens, signInSessions } from "../database/schema/sign-in-sessions.ts";
import { latestMade } from "../server/clock-error.ts";
import { deviceOf } from "./device.ts";
import type { IssuedToken, Tokens } from "./tokens.ts";

/** A session just opened or renewed: what the cookies hold. */
export type OpenedSession = {
  readonly userId: string;
  readonly sessionId: string;
  readonly impersonatorId: string | undefined;
  readonly access: IssuedToken;
  readonly refresh: IssuedToken;
};

/** Who acts as the user, and why they may change things; without a reason they may not. */
export type Impersonation = {
  readonly impersonatorId: string;
  readonly reason: string;
  /** The impersonator's own session, which waits until this one ends. */
  readonly ownSessionId?: string;
};

/** A signed-in browser: opened at sign-in, renewed by its single-use refresh token, closed at sign-out. */
export type Sessions = {
  /** `agent` is what the browser says that it is. */
  open: (
    tx: Transaction,
    userId: string,
    impersonation?: Impersonation,
    agent?: string,
  ) => Promise<OpenedSession>;
  /** The session that a refresh token belongs to, even a used one, if it is open or another waits for its end. */
  find: (
    db: Reader,
    refreshToken: string,
  ) => Promise<{ userId: string; sessionId: string; impersonatorId: string | null } | undefined>;
  /**
   * Undefined when the token is unknown or expired, or its session waits; `over` when it is good and only
   * its session is not open any more. One that was used before is `reused`, which ends its whole session:
   * let the transaction commit before failing with `signed_out`.
   */
  renew: (
    tx: Transaction,
    refreshToken: string,
  ) => Promise<OpenedSession | "reused" | "over" | undefined>;
  /** Whether the session is open and does not wait; it stays so until the transaction ends. */
  holds: (tx: Transaction, sessionId: string) => Promise<boolean>;
  /** Ends the session as somebody else; answers the own one that waited for it, if it is still good. */
  comeBack: (tx: Transaction, sessionId: string) => Promise<OpenedSession | undefined>;
  /** Ends the session, and one that waits for it. */
  close: (tx: Transaction, sessionId: string) => Promise<void>;
  /** After a new password: the person's own sessions, and those in which they act as somebody else. */
  closeAll: (tx: Transaction, userId: string, except?: string) => Promise<void>;
};

const second = 1000;
const hour = 3600 * second;
/** A browser that stays away longer signs in again. */
const refreshLifetime = 12 * hour;
/** However busy, a session ends after this. */
const sessionLifetime = 7 * 24 * hour;
/** However it is renewed, a session as another person ends after this. */
const impersonationLifetime = impersonationMinutes * 60 * second;
/** Two tabs that wake at once present the same token; they get the same one in its place. */
const grace = 10 * second;

const waiting = alias(signInSessions, "waiting");

const newToken = () => randomBytes(32).toString("base64url");

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export function createSessions(tokens: Tokens, clock = () => new Date()): Sessions {
  type Row = Pick<
    typeof signInSessions.$inferSelect,
    "id" | "userId" | "impersonatorId" | "expiresAt"
  >;

  const issue = async (tx: Transaction, row: Row, token: string): Promise<OpenedSession> => {
    const now = clock();
    const latest = now.getTime() + refreshLifetime;
    // With the token of a session as somebody else one comes back after it is over.
    const expires = new Date(
      row.impersonatorId ? latest : Math.min(latest, row.expiresAt.getTime()),
    );
    await tx.insert(refreshTokens).values({
      id: uuid(),
      sessionId: row.id,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: expires,
    });
    return opened(row, { token, expires });
  };

  const opened = async (row: Row, refresh: IssuedToken): Promise<OpenedSession> => ({
    userId: row.userId,
    sessionId: row.id,
    impersonatorId: row.impersonatorId ?? undefined,
    access: await tokens.issueAccess({ userId: row.userId, sessionId: row.id }),
    refresh,
  });

  /** The end of the chain that begins after a used token: what the other tab holds by now. */
  const last = async (tx: Transaction, row: Row, used: string) => {
    for (let token = tokens.successorOf(used); ; token = tokens.successorOf(token)) {
      const [found] = await tx
        .select({ usedAt: refreshTokens.usedAt, expires: refreshTokens.expiresAt })
        .from(refreshTokens)
        .where(eq(refreshTokens.tokenHash, hashOf(token)));
      // The key that drew the chain has been replaced.
      if (!found) return undefined;
      if (!found.usedAt) return opened(row, { token, expires: found.expires });
    }
  };

  const end = (tx: Transaction, which: SQL | undefined, endReason: string) =>
    tx
      .update(signInSessions)
      .set({ endedAt: clock(), endReason })
      .where(and(which, isNull(signInSessions.endedAt)));

  const endWithWaiting = (tx: Transaction, id: string, endReason: string) =>
    end(tx, or(eq(signInSessions.id, id), eq(signInSessions.waitsForId, id)), endReason);

  const lock = async (tx: Transaction, refreshToken: string) => {
    const [found] = await tx
      .select({ session: signInSessions, token: refreshTokens })
      .from(refreshTokens)
      .innerJoin(signInSessions, eq(signInSessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.tokenHash, hashOf(refreshToken)))
      .for("update");
    return found;
  };

  return {
    async open(tx, userId, impersonation, agent = "") {
      const now = clock();
      const row = {
        id: uuid(),
        userId,
        impersonatorId: impersonation?.impersonatorId ?? null,
        impersonationReason: impersonation?.reason || null,
        device: deviceOf(agent),
        createdAt: now,
        expiresAt: new Date(
          now.getTime() + (impersonation ? impersonationLifetime : sessionLifetime),
        ),
      };
      await tx.insert(signInSessions).values(row);
      if (impersonation?.ownSessionId) {
        await tx
          .update(signInSessions)
          .set({ waitsForId: row.id })
          .where(eq(signInSessions.id, impersonation.ownSessionId));
      }
      return issue(tx, row, newToken());
    },

    async holds(tx, sessionId) {
      const open = await tx
        .select({ id: signInSessions.id })
        .from(signInSessions)
        .where(
          and(
            eq(signInSessions.id, sessionId),
            isNull(signInSessions.endedAt),
            isNull(signInSessions.waitsForId),
            gt(signInSessions.expiresAt, clock()),
            lte(signInSessions.createdAt, latestMade(clock())),
          ),
        )
        .for("update");
      return open.length === 1;
    },

    async find(db, refreshToken) {
      const [found] = await db
        .select({
          userId: signInSessions.userId,
          sessionId: signInSessions.id,
          impersonatorId: signInSessions.impersonatorId,
        })
        .from(refreshTokens)
        .innerJoin(signInSessions, eq(signInSessions.id, refreshTokens.sessionId))
        .leftJoin(waiting, eq(waiting.waitsForId, signInSessions.id))
        .where(
          and(
            eq(refreshTokens.tokenHash, hashOf(refreshToken)),
            or(isNull(signInSessions.endedAt), isNotNull(waiting.id)),
          ),
        );
      return found;
    },

    async renew(tx, refreshToken) {
      const found = await lock(tx, refreshToken);
      if (!found || found.session.waitsForId) return undefined;
      const { session, token } = found;
      const now = clock();
      if (now >= token.expiresAt || token.createdAt > latestMade(now)) return undefined;
      const isOver =
        session.endedAt !== null || now >= session.expiresAt || session.createdAt > latestMade(now);
      if (token.usedAt && now.getTime() - token.usedAt.getTime() > grace) {
        if (isOver) return undefined;
        await endWithWaiting(tx, session.id, "reused");
        return "reused";
      }
      if (isOver) return "over";
      if (token.usedAt) return last(tx, session, refreshToken);
      await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, token.id));
      return issue(tx, session, tokens.successorOf(refreshToken));
    },

    async comeBack(tx, sessionId) {
      await end(tx, eq(signInSessions.id, sessionId), "signed-out");
      const [own] = await tx
        .update(signInSessions)
        .set({ waitsForId: null })
        .where(
          and(
            eq(signInSessions.waitsForId, sessionId),
            isNull(signInSessions.endedAt),
            gt(signInSessions.expiresAt, clock()),
            lte(signInSessions.createdAt, latestMade(clock())),
          ),
        )
        .returning();
      if (!own) return undefined;
      // Only the browser that acted goes on with it, by a token of its own.
      await tx
        .update(refreshTokens)
        .set({ usedAt: clock() })
        .where(and(eq(refreshTokens.sessionId, own.id), isNull(refreshTokens.usedAt)));
      return issue(tx, own, newToken());
    },

    async close(tx, sessionId) {
      await endWithWaiting(tx, sessionId, "signed-out");
    },

    async closeAll(tx, userId, except) {
      const others = except ? [ne(signInSessions.id, except)] : [];
      await tx
        .update(signInSessions)
        .set({ endedAt: clock(), endReason: "replaced" })
        .where(
          and(
            or(eq(signInSessions.userId, userId), eq(signInSessions.impersonatorId, userId)),
            isNull(signInSessions.endedAt),
            ...others,
          ),
        );
    },
  };
}
