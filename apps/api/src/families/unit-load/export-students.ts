import { studentUnitLoadList } from "@polyportal/api-client/list/student-unit-loads";
import { unitLoadMessages } from "@polyportal/domain/messages/unit-load";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { studentLoadList } from "./students.ts";

const { columns } = unitLoadMessages;

/** Students with a load of their own as a file. */
export const studentLoadExport = exportOfList(studentUnitLoadList, studentLoadList, {
  session: { label: columns.session, words: namesOf(academicSessions) },
  department: { label: columns.department, words: namesOf(departments) },
});
