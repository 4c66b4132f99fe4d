import type { Config } from "../config.ts";
import type { FileStore } from "../files/file-store.ts";
import type { RunChange } from "../database/change-if-needed.ts";
import type { Reader } from "../database/connect.ts";
import type { ExportAsked } from "../database/schema/exports.ts";
import type { ListEndpoint } from "../lists/source.ts";
import type { UserCaller } from "../server/caller.ts";
import type { NewPaper } from "../sheets/new-sheet.ts";
import type { ExportList } from "./export-list.ts";

/** The content of a paper, read at once so that its totals match its rows. */
export type ReadPaper = Omit<NewPaper, "school" | "day" | "drawn">;

/** Who reads a paper and with what. Codes that are issued for it are recorded as the caller's. */
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

/** A paper about many students, which is made in the background like a list's file. */
export type PaperExport = {
  readonly name: string;
  readonly title: string;
  /** The endpoint whose audience and scope apply. */
  readonly endpoint: ListEndpoint;
  readonly columns: readonly never[];
  /** How many students are on it. Fails if the caller may not see it. */
  readonly count: (asking: Pick<Reading, "db" | "caller">, asked: ExportAsked) => Promise<number>;
  readonly read: (reading: Reading, asked: ExportAsked) => Promise<ReadPaper>;
};

/** What can be exported. */
export type Exported = ExportList | PaperExport;

export const isPaper = (one: Exported): one is PaperExport => "read" in one;

/** An endpoint that is no list, in the shape of one: without orders, filters and personal columns. */
export const asListed = <E extends Omit<ListEndpoint, "list">>(endpoint: E) => ({
  ...endpoint,
  list: { sorts: [], filters: [], sums: [], personal: [] },
});
