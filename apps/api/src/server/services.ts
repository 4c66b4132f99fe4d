import type { Config } from "../config.ts";
import type { ExportMaker } from "../export/make.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Imports } from "../import/imports.ts";
import type { Clock } from "../jobs/clock.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { PaymentEffects } from "../payment/effects.ts";
import type { PaymentGateway } from "../payment/gateway.ts";
import type { Presence } from "../presence/presence.ts";
import type { Passwords } from "../sign-in/passwords.ts";
import type { AddressCrowd } from "./address-crowd.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import type { SecurityLog } from "../sign-in/security-log.ts";
import type { Tokens } from "../sign-in/tokens.ts";
import type { Vault } from "../sign-in/vault.ts";

/** What handlers and jobs use besides the database. Each has an interface and adapters. */
export type Services = {
  /** The key that seals the audit record (base64url). */
  readonly auditKey: string;
  readonly clock: Clock;
  readonly config: Config;
  /** What the families do after a payment. */
  readonly effects: PaymentEffects;
  readonly exports: ExportMaker;
  readonly files: FileStore;
  readonly gateway: PaymentGateway;
  /** Counts misses of those who ask by a number before sign-in. */
  readonly guessCrowd: AddressCrowd;
  readonly imports: Imports;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly presence: Presence;
  readonly securityLog: SecurityLog;
  readonly signInCrowd: AddressCrowd;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly vault: Vault;
};
