import type { scoreUploadEndpoints } from "@polyportal/api-client/contract/score-sheet-upload";
import { aboutSheet } from "@polyportal/domain/score-sheet/import-about";
import { beginImport } from "../../import/begin.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { enteredSheet } from "./may-enter.ts";
import { scoresImporter } from "./upload.ts";

type Endpoint = (typeof scoreUploadEndpoints)["previewScoreSheet"];

/** Plans an upload into a sheet that the caller may enter now; of any other nothing is read. */
export const previewScoreSheet: Handler<Endpoint> = async (
  { db, services, caller, now },
  { courseId, sessionId, ...given },
) => {
  const about = aboutSheet(courseId, sessionId);
  const { refusal } = await enteredSheet(db, caller, about, now);
  if (refusal) fail(refusal.code, refusal);
  return {
    importId: await beginImport(services.imports, scoresImporter, caller, given, now, about),
  };
};
