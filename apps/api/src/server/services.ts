import type { Config } from "../config.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { PaymentGateway } from "../payment/gateway.ts";
import type { Passwords } from "../session/passwords.ts";
import type { Sessions } from "../session/sessions.ts";
import type { SecurityLog } from "../session/security-log.ts";
import type { SignInCrowd } from "../session/sign-in-crowd.ts";
import type { Tokens } from "../session/tokens.ts";
import type { Vault } from "../session/vault.ts";

/** What handlers and jobs use beyond the database; each has an interface and its adapters. */
export type Services = {
  /** Seals the record of changes (base64url). */
  readonly auditKey: string;
  readonly config: Config;
  readonly files: FileStore;
  readonly gateway: PaymentGateway;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly securityLog: SecurityLog;
  readonly signInCrowd: SignInCrowd;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly vault: Vault;
};
