import type { Reader, Transaction } from "../database/connect.ts";

export type StoredFile = {
  readonly id: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** What an upload must be; sizes in bytes, types as MIME types. */
export type FileRule = { readonly maxBytes: number; readonly types: readonly string[] };

/** A file that was found to be what it says. */
export type CheckedFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly width?: number;
  readonly height?: number;
};

/** Keeps uploaded files under random ids. Who may see one is the family's to decide. */
export type FileStore = {
  /**
   * Reads an upload and checks size, real type and dimensions; fails with `file_too_big` or
   * `file_wrong_type`.
   */
  check: (file: Blob, rule: FileRule) => Promise<CheckedFile>;
  /** Stores checked bytes as they are, and answers their id. */
  save: (tx: Transaction, file: CheckedFile) => Promise<string>;
  read: (db: Reader, id: string) => Promise<StoredFile | undefined>;
  remove: (tx: Transaction, id: string) => Promise<void>;
};
