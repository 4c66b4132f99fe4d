import { courseLecturerList as described } from "@polyportal/api-client/list/course-lecturers";
import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { departmentsChosen } from "../user-management/export-users.ts";
import { courseLecturerList } from "./list-course-lecturers.ts";

/** The list of courses with their lecturers as a file. */
export const courseLecturerExport = exportOfList(described, courseLecturerList, {
  session: { label: words.columns.session, words: namesOf(academicSessions) },
  department: departmentsChosen,
});
