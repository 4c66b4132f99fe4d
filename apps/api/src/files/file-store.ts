import { eq } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import type { Reader, Transaction } from "../database/connect.ts";
import { storedFiles } from "../database/schema/stored-files.ts";
import { checkFile, type CheckedFile, type FileRule } from "./check-file.ts";

export type StoredFile = {
  readonly id: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
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

/** Files in the database: one backup holds everything, and a file is saved with its row or not at all. */
export const databaseFileStore: FileStore = {
  check: checkFile,
  async save(tx, { bytes, type }) {
    // Not ordered by time: an id must tell nothing and be guessed by nobody.
    const id = randomId();
    await tx.insert(storedFiles).values({
      id,
      type,
      size: bytes.byteLength,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      createdAt: new Date(),
    });
    return id;
  },
  async read(db, id) {
    const [found] = await db
      .select({ id: storedFiles.id, type: storedFiles.type, bytes: storedFiles.bytes })
      .from(storedFiles)
      .where(eq(storedFiles.id, id));
    return found && { ...found, bytes: new Uint8Array(found.bytes) };
  },
  async remove(tx, id) {
    await tx.delete(storedFiles).where(eq(storedFiles.id, id));
  },
};
