import type { cbtEndpoints } from "@polyportal/api-client/contract/score-sheet-cbt";
import { cbtPages } from "@polyportal/domain/messages/cbt-pages";
import { cbtKind } from "@polyportal/domain/score-sheet/import-about";
import { and, eq } from "drizzle-orm";
import { imports } from "../../database/schema/imports.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { ofTaughtCourse } from "./list-cbt.ts";

/** What marks of a computer test were made of, as it was uploaded or pasted. */
export const downloadCbtFile: Handler<(typeof cbtEndpoints)["downloadCbtFile"]> = async (
  { db, caller },
  { id },
) => {
  const [found] = await db
    .select({ fileName: imports.fileName, content: imports.content })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.kind, cbtKind), ofTaughtCourse(caller.userId)));
  if (!found?.content) return fail("not_found");
  return {
    bytes: new Uint8Array(found.content),
    // Whatever it is, it is saved and not shown.
    type: "application/octet-stream",
    fileName: found.fileName || cbtPages.pastedFile,
    disposition: "attachment",
  };
};
