import type { cbtEndpoints } from "@polyportal/api-client/contract/score-sheet-cbt";
import { cbtRefusals } from "@polyportal/domain/messages/cbt-results";
import { aboutCbt } from "@polyportal/domain/score-sheet/cbt-about";
import { aboutSheet } from "@polyportal/domain/score-sheet/import-about";
import { beginImport } from "../../import/begin.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { cbtImporter } from "./cbt.ts";
import { enteredSheet } from "./may-enter.ts";
import { splitOf } from "./sheet.ts";

type Endpoint = (typeof cbtEndpoints)["previewCbtResults"];

/** Plans marks of a computer test for a sheet that the caller may enter now; of any other nothing is read. */
export const previewCbtResults: Handler<Endpoint> = async (
  { db, services, caller, now },
  { courseId, sessionId, component, attempts, filling, ...given },
) => {
  const sheet = aboutSheet(courseId, sessionId);
  const { found, refusal } = await enteredSheet(db, caller, sheet, now);
  if (refusal) return fail(refusal.code, refusal);
  if (splitOf(found)[component] === 0) {
    fail("invalid_input", { fields: { component: cbtRefusals.noComponent(component) } });
  }
  const about = aboutCbt({ courseId, sessionId }, { component, attempts, filling });
  return {
    importId: await beginImport(services.imports, cbtImporter, caller, given, now, about),
  };
};
