import { classStudentList } from "@polyportal/api-client/list/class-students";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { classStudents } from "./list-class-students.ts";

const { columns } = classPages.list;

/** The students of a class as a file. */
export const classStudentExport = exportOfList(classStudentList, classStudents, {
  session: { label: columns.session, words: namesOf(academicSessions) },
  department: { label: columns.department, words: namesOf(departments) },
  option: { label: columns.option, words: namesOf(departmentOptions) },
});
