import { clearanceList as described } from "@polyportal/api-client/list/clearances";
import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { clearanceList } from "./list-clearances.ts";

/** The clearance of newcomers as a file. */
export const clearanceExport = exportOfList(described, clearanceList, {
  session: { label: words.columns.session, words: namesOf(academicSessions) },
});
