import type { Transaction } from "../database/connect.ts";
import type { IssuedToken } from "./tokens.ts";

/** A session just opened or renewed: what the cookies hold. */
export type OpenedSession = {
  readonly userId: string;
  readonly sessionId: string;
  readonly access: IssuedToken;
  readonly refresh: IssuedToken;
};

/** A signed-in browser: opened at sign-in, renewed by its single-use refresh token, closed at sign-out. */
export type Sessions = {
  open: (tx: Transaction, userId: string, impersonatorId?: string) => Promise<OpenedSession>;
  /** Undefined when the token is unknown, expired, or used before: then its whole session ends. */
  renew: (tx: Transaction, refreshToken: string) => Promise<OpenedSession | undefined>;
  close: (tx: Transaction, sessionId: string) => Promise<void>;
  /** After a new password, and when an account is switched off. */
  closeAll: (tx: Transaction, userId: string, except?: string) => Promise<void>;
};
