import {
  classListMessages,
  coursesOf,
  studentsShown,
} from "@polyportal/domain/messages/class-list";

/** Words of a class list. */
export const classListWords = {
  department: classListMessages.department,
  courses: classListMessages.courses,
  /** How many of a student's courses have results. */
  coursesOf,
  cgpa: classListMessages.cgpa,
  semesters: classListMessages.semesters,
  sessions: classListMessages.sessions,
  search: classListMessages.search,
  uploads: classListMessages.uploads,
  all: classListMessages.allUploads,
  complete: classListMessages.complete,
  incomplete: classListMessages.incomplete,
  /** How many students of the class are shown. */
  shown: studentsShown,
  empty: classListMessages.empty,
  clear: classListMessages.clear,
};
