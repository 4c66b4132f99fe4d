import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { askingFirst, firstPage, type FirstAsked } from "./ask-first.ts";

/** What the lists of lecturers, heads and deans ask first. */
export const lecturersFirst: FirstAsked = {
  [staffPaths.myCourses]: ["listMyCourses", firstPage],
  [staffPaths.myClass]: ["listClasses", firstPage],
  [staffPaths.scoreSheets]: ["listScoreSheets", firstPage],
  [staffPaths.approveCourses]: ["listRegistrationApprovals", firstPage],
  [staffPaths.approveClass]: ["listRegistrationApprovals", firstPage],
};

export const askAhead = askingFirst(lecturersFirst);
