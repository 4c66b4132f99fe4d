import {
  classListMessages,
  coursesOf,
  studentsShown,
} from "@polyportal/domain/messages/class-list";

/** What a class on the screen says of its students. */
export const classListWords = {
  department: classListMessages.department,
  courses: classListMessages.courses,
  /** How many of a student's courses have results, of how many. */
  coursesOf,
  cgpa: classListMessages.cgpa,
  semesters: classListMessages.semesters,
  sessions: classListMessages.sessions,
  search: classListMessages.search,
  uploads: classListMessages.uploads,
  all: classListMessages.allUploads,
  complete: classListMessages.complete,
  incomplete: classListMessages.incomplete,
  /** How many of the class are in sight, of how many. */
  shown: studentsShown,
  empty: classListMessages.empty,
  clear: classListMessages.clear,
};
