import { borrowedList as described } from "@polyportal/api-client/list/borrowed-registrations";
import { borrowedMessages as words } from "@polyportal/domain/messages/borrowed-registrations";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { borrowedList } from "./list-borrowed.ts";

const { columns } = words;

/** What departments lend as a file. */
export const borrowedExport = exportOfList(described, borrowedList, {
  session: { label: columns.session, words: namesOf(academicSessions) },
  host: { label: columns.host, words: namesOf(departments) },
  department: { label: columns.department, words: namesOf(departments) },
});
