import type { Transaction } from "../database/connect.ts";

/** A letter by e-mail. `text` alone is enough; links stand on a line of their own. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What it is about, for the record: `resetPassword`, `applicationOpened`. */
  readonly kind: string;
};

export type Sms = { readonly to: string; readonly text: string; readonly kind: string };

/** What is to be sent, written with the change that it tells of: no change, no message; no message lost. */
export type Outbox = {
  mail: (tx: Transaction, mail: Mail) => Promise<void>;
  sms: (tx: Transaction, sms: Sms) => Promise<void>;
};
