import { Writable } from "node:stream";
import { importEndpoints } from "@polyportal/api-client/contract/import";
import type { importOf } from "@polyportal/api-client/contract/import-of";
import type { ImportVerdict } from "@polyportal/domain/import/states";
import { claims } from "@polyportal/domain/rights/claims";
import { spreadsheetType } from "@polyportal/domain/upload/limits";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { importRows, imports } from "../database/schema/imports.ts";
import { pageOf } from "../lists/page-of.ts";
import { fail } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";
import type { Context, FileAnswer, Handler, Handlers } from "../server/handler.ts";
import { refusedWorkbook } from "../sheets/refused-workbook.ts";
import { sampleSheet } from "../sheets/sample-sheet.ts";
import { beginImport } from "./begin.ts";
import { placeColumns } from "./cells.ts";
import { firstHolder } from "./claim.ts";
import { getImport } from "./get-import.ts";
import type { AnyImporter } from "./importer.ts";
import { importList } from "./list-imports.ts";
import { importOfId, mayUndo, refusalOf } from "./own.ts";
import { resolveList } from "./resolve-list.ts";
import { rowsAtOnce } from "./run.ts";

type Three = ReturnType<typeof importOf>;

/** Any member of staff who may call. */
type Calling = Pick<Context, "services" | "now"> & { readonly caller: UserCaller };

/** A workbook as the file of an answer. */
export const sheetFile = (bytes: Uint8Array, fileName: string): FileAnswer => ({
  bytes: new Uint8Array(bytes),
  type: spreadsheetType,
  fileName,
  disposition: "attachment",
});

/** Applies what was previewed, once, however often it is called. */
export const uploadHandler =
  (importer: AnyImporter) =>
  async (
    { services, caller, now }: Calling,
    {
      importId,
      ticked = false,
    }: { readonly importId: string; readonly ticked?: boolean | undefined },
  ) => {
    const { db, run } = services.imports;
    const kept = await importOfId(db, importId);
    if (kept.kind !== importer.name || kept.by !== caller.userId) fail("not_found");
    // A second call, perhaps by a double click.
    if (kept.state === "applying" || kept.state === "applied") return { importId };
    if (kept.state === "expired" || kept.previewExpiresAt <= now) fail("import_expired");
    const refusal = await refusalOf(db, importer, kept, caller, now);
    if (refusal) fail(refusal.code, refusal);
    const rows = (kept.counts["New"] ?? 0) + (kept.counts["Changed"] ?? 0);
    if (kept.state !== "previewed" || rows === 0) fail("not_previewed");
    const [begun] = await db
      .update(imports)
      .set({ ...toStep("applying", rows, caller), ticked })
      .where(and(eq(imports.id, importId), eq(imports.state, "previewed")))
      .returning();
    await run(begun);
    return { importId };
  };

/** A sample sheet with the columns that the caller may see. */
export const sampleHandler =
  (importer: AnyImporter) =>
  async ({ caller }: Pick<Calling, "caller">): Promise<FileAnswer> => {
    const columns = importer.columns.filter(({ claim }) => !claim || caller.claims.has(claim));
    return sheetFile(await sampleSheet(importer.name, columns), `${importer.name}-sample.xlsx`);
  };

/** The handlers of an importer's three endpoints. */
export const importHandlers = (importer: AnyImporter) => {
  const preview: Handler<Three["preview"]> = async ({ services, caller, now }, given) => ({
    importId: await beginImport(services.imports, importer, caller, given, now),
  });

  return { preview, upload: uploadHandler(importer), sample: sampleHandler(importer) };
};

const toStep = (state: "applying" | "undoing", rows: number, caller: UserCaller) => ({
  state,
  progress: 0,
  error: null,
  ...firstHolder(rows),
  askedBy: caller.userId,
  impersonatorId: caller.impersonatorId ?? null,
});

const undoImport: Handler<typeof importEndpoints.undoImport> = async (
  { services, caller, now },
  { id },
) => {
  const { db, run, undoables } = services.imports;
  const kept = await importOfId(db, id, caller);
  // A second call: the undo runs or is done.
  if (kept.state === "undoing" || kept.state === "undone") return { importId: id };
  if (!mayUndo(kept, caller, undoables, now)) fail("undo_refused");
  const undoable = undoables.find(({ name }) => name === kept.kind);
  const refusal = undoable && (await refusalOf(db, undoable, kept, caller, now));
  if (refusal) fail("undo_refused", { message: refusal.message });
  const rows = (kept.counts["New"] ?? 0) + (kept.counts["Changed"] ?? 0);
  const [begun] = await db
    .update(imports)
    .set(toStep("undoing", rows, caller))
    .where(and(eq(imports.id, id), eq(imports.state, "applied")))
    .returning();
  await run(begun);
  return { importId: id };
};

const getRefusedRows: Handler<typeof importEndpoints.getRefusedRows> = async (
  { db, services, caller },
  { id },
) => {
  const kept = await importOfId(db, id, caller);
  const importer = services.imports.importers.find(({ name }) => name === kept.kind);
  if (!importer) fail("not_found");
  // All columns of the original sheet, but those that the caller may not see.
  const forbidden = importer.columns.filter(({ claim }) => claim && !caller.claims.has(claim));
  const { columns } = placeColumns({ columns: forbidden }, kept.headings, new Set(claims));
  const hidden = new Set(columns.map(({ at }) => at));
  const visible = kept.headings.map((_, at) => at).filter((at) => !hidden.has(at));
  async function* refused() {
    for (let last = 0; ;) {
      const some = await db
        .select()
        .from(importRows)
        .where(
          and(
            eq(importRows.importId, id),
            inArray(importRows.verdict, ["Refused"] satisfies ImportVerdict[]),
            gt(importRows.line, last),
          ),
        )
        .orderBy(asc(importRows.line))
        .limit(rowsAtOnce);
      if (some.length === 0) return;
      last = some.at(-1)?.line ?? last;
      yield some.map((row) => ({ ...row, cells: visible.map((at) => row.cells[at] ?? "") }));
    }
  }
  const chunks: Buffer[] = [];
  const file = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  const headings = visible.map((at) => kept.headings[at] ?? "");
  await refusedWorkbook(importer.name, headings, refused(), file);
  return sheetFile(Buffer.concat(chunks), `${importer.name}-refused.xlsx`);
};

export const sharedImportHandlers = {
  listImports: pageOf(importList),
  getImport,
  getRefusedRows,
  undoImport,
  resolveList,
} satisfies Handlers<typeof importEndpoints>;
