import { withSearch } from "../routes/search.ts";
import { staffPaths } from "../routes/staff-paths.ts";

/** The page that each kind of sheet is imported on, by its importer's name. */
export const importPages: Readonly<Record<string, string>> = {
  officials: staffPaths.users,
  lecturers: staffPaths.lecturers,
  "course-lecturers": staffPaths.assignCourses,
  faculties: staffPaths.faculties,
  departments: staffPaths.departments,
};

/** Where an import is looked at, done and undone. */
export const importPath = (kind: string, id: string): string =>
  `${withSearch(importPages[kind] ?? staffPaths.users, { import: id })}#import`;
