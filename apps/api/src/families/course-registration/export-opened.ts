import { openedList as described } from "@polyportal/api-client/list/opened-registrations";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { openedList } from "./list-opened.ts";

const { columns } = words;

/** Students for whom registration was opened as a file. */
export const openedExport = exportOfList(described, openedList, {
  session: { label: columns.session, words: namesOf(academicSessions) },
  department: { label: columns.department, words: namesOf(departments) },
});
