import { createHash } from "node:crypto";
import { todayInLagos } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { importTimes } from "@polyportal/domain/import/states";
import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import {
  hiddenColumns,
  hiddenRows,
  hiddenSheets,
  tooManyRows,
  unreadSheets,
} from "@polyportal/domain/messages/sheet";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Reader } from "../database/connect.ts";
import { imports } from "../database/schema/imports.ts";
import { users } from "../database/schema/users.ts";
import { fail } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";
import { isMark } from "../sheets/filled-sheet.ts";
import { openSheet } from "../sheets/open-sheet.ts";
import { SheetProblem } from "../sheets/sheet-problem.ts";
import { placeColumns } from "./cells.ts";
import { firstHolder } from "./claim.ts";
import type { Imports } from "./imports.ts";
import type { AnyImporter } from "./importer.ts";

/** A longer file name keeps its end, which has the extension. */
const longestName = 200;

/** An uploaded file or pasted cells. */
export type GivenSheet = { readonly file?: File | undefined; readonly text?: string | undefined };

/** Stores a sheet and previews it: at once, or in the background if it is long. Returns the import's id. */
export async function beginImport(
  running: Imports,
  importer: AnyImporter,
  caller: UserCaller,
  given: GivenSheet,
  now: Date,
  about: string | null = null,
): Promise<string> {
  const source = sourceOf(given);
  const fileName = given.file ? given.file.name.slice(-longestName) || "sheet.xlsx" : "";
  const sheet = await openSheet({ content: source, fileName }).catch((error: unknown) => {
    if (error instanceof SheetProblem) fail("sheet_refused", { message: error.message });
    throw error;
  });
  const { columns, notices, refusal } = placeColumns(importer, sheet.headings, caller.claims);
  if (refusal !== undefined) fail("sheet_refused", { message: refusal });
  if (importer.mostRows !== undefined && sheet.count > importer.mostRows) {
    fail("sheet_refused", { message: tooManyRows(importer.mostRows) });
  }
  const looked =
    about === null ? undefined : await importer.into?.looksAt(running.db, about, sheet);
  if (looked?.refusal !== undefined) fail("sheet_refused", { message: looked.refusal });
  const hidden = sheet.hidden.filter((name) => !isMark(name));
  const unseen = columns.filter(({ at }) => sheet.hiddenColumns.includes(at));

  const content = Buffer.from(await source.arrayBuffer());
  const fingerprint = createHash("sha256").update(content).digest("base64url");
  const earlier = await earlierImport(running.db, importer.name, fingerprint);
  const id = uuid();
  const begun = running.db.insert(imports).values({
    id,
    ...firstHolder(sheet.count),
    kind: importer.name,
    about,
    fileName,
    fingerprint,
    content,
    state: "previewing",
    headings: sheet.headings,
    notices: [
      ...(earlier ? [earlier] : []),
      ...(looked?.notices ?? []),
      ...notices,
      ...(hidden.length > 0 ? [hiddenSheets(hidden)] : []),
      ...(unseen.length > 0 ? [hiddenColumns(unseen.map(({ column }) => column.heading))] : []),
      ...(sheet.hiddenRows.length > 0 ? [hiddenRows(sheet.hiddenRows)] : []),
      ...(sheet.unread.length > 0 ? [unreadSheets(sheet.name ?? "", sheet.unread)] : []),
    ],
    rows: sheet.count,
    by: caller.userId,
    at: now,
    previewExpiresAt: new Date(now.getTime() + importTimes.preview),
    askedBy: caller.userId,
    impersonatorId: caller.impersonatorId ?? null,
  });
  const [kept] = await begun.returning();
  await running.run(kept);
  return id;
}

/** The content is not read yet: a large file is on disk. */
function sourceOf({ file, text }: GivenSheet): Blob {
  if (file && file.size > 0) return file;
  if (text?.trim()) return new Blob([text]);
  return fail("invalid_input", { fields: { file: words.noFile } });
}

/** When and by whom the same file was imported before. */
async function earlierImport(db: Reader, kind: string, fingerprint: string) {
  const [found] = await db
    .select({ at: imports.appliedAt, person: users })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.by))
    .where(
      and(
        eq(imports.kind, kind),
        eq(imports.fingerprint, fingerprint),
        eq(imports.state, "applied"),
        isNotNull(imports.appliedAt),
      ),
    )
    .orderBy(desc(imports.appliedAt))
    .limit(1);
  return found?.at && words.sameFile(todayInLagos(found.at), fullName(found.person));
}
