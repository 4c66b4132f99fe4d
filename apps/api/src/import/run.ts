import type { Database } from "../database/connect.ts";
import type { AnyImporter, AnyUndoable, ImportCaller, ImportServices } from "./importer.ts";
import type { KeptImport } from "./kept-import.ts";

/** How many rows are planned and written at a time, so that other work gets its turn. */
export const rowsAtOnce = 1_000;

/** One step of an import that this process has claimed. */
export type Run<Of extends AnyUndoable = AnyImporter> = {
  readonly db: Database;
  readonly kept: KeptImport;
  readonly importer: Of;
  /** Whoever asked for the step, with their current rights. */
  readonly caller: ImportCaller;
  readonly services: ImportServices;
  readonly now: Date;
  /** Saves the progress and renews the hold. Throws if another run has taken over. */
  readonly beat: (done: number) => Promise<void>;
};

/** Another run holds the step, or this process is stopping. What was not committed is lost. */
export class NotOurs extends Error {}
