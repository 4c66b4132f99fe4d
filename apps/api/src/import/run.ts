import type { Database } from "../database/connect.ts";
import type { AnyImporter, AnyUndoable, ImportCaller, ImportServices } from "./importer.ts";
import type { KeptImport } from "./kept-import.ts";

/** So many rows are planned and written at a time: others have their turn in between. */
export const rowsAtOnce = 1_000;

/** One step of an import that this process has claimed. */
export type Run<Of extends AnyUndoable = AnyImporter> = {
  readonly db: Database;
  readonly kept: KeptImport;
  readonly importer: Of;
  /** Who asked for the step, with the rights of now. */
  readonly caller: ImportCaller;
  readonly services: ImportServices;
  readonly now: Date;
  /** Says how many rows are behind, and that the run lives; throws where another has taken it over. */
  readonly beat: (done: number) => Promise<void>;
};

/** Another run has the step, or this process is to end: whatever was not committed is not done. */
export class NotOurs extends Error {}
