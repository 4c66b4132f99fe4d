import { templateName } from "@polyportal/domain/score-sheet/upload";
import type { MadeFile } from "../../parts/file/use-saved-file.ts";
import type { Which } from "./sheet-in.ts";

export type Templated = Which & { code: string; session: string };

/** A course's sheet as a workbook, to be filled in. */
export const templateOf = ({ courseId, sessionId, code, session }: Templated): MadeFile => ({
  fetchFile: (client) => client.call("downloadScoreSheet", { courseId, sessionId }),
  fileName: templateName(code, session),
});
