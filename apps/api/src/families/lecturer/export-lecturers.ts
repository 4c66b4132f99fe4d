import { lecturerList as described } from "@polyportal/api-client/list/lecturers";
import { exportOfList } from "../../export/described.ts";
import { lecturerList } from "./list-lecturers.ts";

/** The list of lecturers as a file. */
export const lecturerExport = exportOfList(described, lecturerList);
