import { jambListKind } from "../jamb-list/about.ts";
import { putmeKind } from "../putme-result/kind.ts";
import { cbtKind, choiceOfImport, scoresKind, sheetOfImport } from "../score-sheet/import-about.ts";
import { withSearch } from "../routes/search.ts";
import { staffPaths } from "../routes/staff-paths.ts";
import { importParts } from "./parts.ts";

/** The page that imports each kind of sheet, by importer name. */
export const importPages: Readonly<Record<string, string>> = {
  officials: staffPaths.users,
  lecturers: staffPaths.lecturers,
  "course-lecturers": staffPaths.assignCourses,
  timetable: staffPaths.assignCourses,
  courses: staffPaths.manageCourses,
  faculties: staffPaths.faculties,
  departments: staffPaths.departments,
  "department-options": staffPaths.departmentOptions,
  [scoresKind]: staffPaths.scoreSheet,
  [cbtKind]: staffPaths.cbtResults,
  [jambListKind]: staffPaths.jambList,
  [putmeKind]: staffPaths.putmeUpload,
};

/** The page of each kind of bulk edit, by name. */
export const bulkEditPages: Readonly<Record<string, string>> = {
  accounts: staffPaths.users,
  "copied-lecturers": staffPaths.assignCourses,
  "copied-advisers": staffPaths.advisers,
  "copied-classes": staffPaths.courseClasses,
  "student-loads": staffPaths.studentUnitLoads,
};

/** Whether the kind is a bulk edit on a page, not a sheet. */
export const isBulkEdit = (kind: string): boolean => Object.hasOwn(bulkEditPages, kind);

/** The page of an import or bulk edit, on which it is viewed and undone. */
export const importPath = (kind: string, id: string, about: string | null = null): string => {
  const bulk = bulkEditPages[kind];
  if (bulk) return withSearch(bulk, { bulk: id });
  const sheet = kind === scoresKind || kind === cbtKind ? sheetOfImport(about) : undefined;
  const within = sheet
    ? { course: sheet.courseId, session: sheet.sessionId, ...choiceOfImport(about) }
    : importParts[kind]?.within;
  return `${withSearch(importPages[kind] ?? staffPaths.users, { ...within, import: id })}#import`;
};
