import type { Config } from "../config.ts";
import type { FileStore } from "../files/file-store.ts";
import type { RunChange } from "../database/change-if-needed.ts";
import type { Reader } from "../database/connect.ts";
import type { ExportAsked } from "../database/schema/exports.ts";
import type { ListEndpoint } from "../lists/source.ts";
import type { UserCaller } from "../server/caller.ts";
import type { NewPaper } from "../sheets/new-sheet.ts";
import type { ExportList } from "./export-list.ts";

/** What a paper says, read at once so that its sums are its rows'. */
export type ReadPaper = Omit<NewPaper, "school" | "day" | "drawn">;

/** By whom and with what a paper is read; a code that is issued for it is on record as theirs. */
export type Reading = {
  readonly db: Reader;
  readonly caller: UserCaller;
  readonly change: RunChange;
  readonly now: Date;
  readonly services: {
    readonly config: Pick<Config, "publicUrl">;
    readonly files: FileStore;
  };
};

/** A paper of many students, which is made like a list's file. */
export type PaperExport = {
  readonly name: string;
  readonly title: string;
  /** Whose right and scope it goes by. */
  readonly endpoint: ListEndpoint;
  readonly columns: readonly never[];
  /** How many students stand on it; fails where it is not there for the caller. */
  readonly count: (asking: Pick<Reading, "db" | "caller">, asked: ExportAsked) => Promise<number>;
  readonly read: (reading: Reading, asked: ExportAsked) => Promise<ReadPaper>;
};

/** What the machine makes. */
export type Exported = ExportList | PaperExport;

export const isPaper = (one: Exported): one is PaperExport => "read" in one;

/** An endpoint as the machine takes it: no list, so it has neither orders nor columns to leave out. */
export const asListed = <E extends Omit<ListEndpoint, "list">>(endpoint: E) => ({
  ...endpoint,
  list: { sorts: [], filters: [], sums: [], personal: [] },
});
