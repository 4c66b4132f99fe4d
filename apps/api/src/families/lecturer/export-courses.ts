import { courseLecturerList as described } from "@polyportal/api-client/list/course-lecturers";
import { exportOfList } from "../../export/described.ts";
import { courseLecturerList } from "./list-course-lecturers.ts";

/** The list of courses with their lecturers as a file. */
export const courseLecturerExport = exportOfList(described, courseLecturerList);
