import { semesters } from "@polyportal/domain/academic-session/semesters";
import { registrationsInClass, uploadsInClass } from "@polyportal/domain/lecturer/class-filters";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import * as z from "zod/mini";
import { registrationState } from "./course-registration.ts";
import { endpoint } from "./define.ts";
import { listVerification } from "./document.ts";
import { listOf, several } from "./list.ts";
import {
  idParam,
  nothing,
  rowKey,
  semester,
  classOfDepartment,
  namedCourse,
  namedStudent,
} from "./shared.ts";

const claim = "registration.see";

/** The number of students in a class, and the state of their registrations in a semester. */
const registered = {
  students: z.int(),
  /** Students who have sent a registration, whether approved, waiting or returned. */
  registered: z.int(),
  approved: z.int(),
  waiting: z.int(),
  returned: z.int(),
  unregistered: z.int(),
};

/** Students who registered courses and have all results. */
const complete = z.int();

const counts = z.object({ ...registered, complete, missing: z.int() });

/** A class: of a department and level, with or without an option. */
const named = {
  sessionId: z.int(),
  session: z.string(),
  semester: z.enum(semesters),
  ...classOfDepartment,
  departmentOptionId: z.nullable(z.int()),
  option: z.nullable(z.string()),
};

/** The mean of published averages; null if there is none. */
const meanCgpa = z.nullable(z.number());

/** By default the semester whose registration was opened last, and the current session. */
const when = { session: idParam, semester };

/** Which class is asked for. */
const which = z.object({
  session: idParam,
  department: idParam,
  level: idParam,
  option: z.optional(idParam),
  semester: z.optional(semester),
});

/** The classes of a session, as their students make them up. */
export const classEndpoints = {
  listClasses: listOf({
    audience: ["lecturer"],
    claim,
    path: "/api/Lecturer/classes",
    summary: "The classes that the caller advises, or that are of the own department or faculty",
    row: z.object({
      id: rowKey,
      ...named,
      ...registered,
      // Needs every result of every student, so it is only sent for one class and in files.
      complete: z.optional(complete),
      meanCgpa: z.optional(meanCgpa),
    }),
    filters: { ...when, department: several(idParam), level: several(idParam) },
    sorts: ["class", "students"],
  }),
  getClass: endpoint({
    audience: ["lecturer"],
    claim,
    method: "GET",
    path: "/api/Lecturer/class",
    summary: "One class in a semester: its counts, its courses, and who has not registered and why",
    input: which,
    output: z.object({
      ...named,
      faculty: z.string(),
      /** The class adviser; empty if there is none. */
      adviser: z.string(),
      counts,
      meanCgpa,
      courses: z.array(
        z.object({
          courseId: z.int(),
          ...namedCourse,
          /** How many of the class have registered it, and whose result of it is out. */
          students: z.int(),
          published: z.int(),
          /** Null if nobody has begun to enter scores. */
          state: z.nullable(z.enum(sheetStates)),
          held: z.boolean(),
        }),
      ),
      unregistered: z.array(
        z.object({
          ...namedStudent,
          /** What is in the way, in the words of the student's own page. */
          reasons: z.array(z.string()),
        }),
      ),
    }),
    errors: ["not_found"],
  }),
  getClassResults: endpoint({
    audience: ["lecturer"],
    claim,
    method: "GET",
    path: "/api/Lecturer/class-results",
    summary: "What the published results of one class come to",
    input: which,
    output: z.object({ complete, meanCgpa }),
    errors: ["not_found"],
  }),
  listClassStudents: listOf({
    audience: ["lecturer", "official"],
    claim,
    path: "/api/Results/class-students",
    summary: "The students of a class in a semester, with their courses and their average",
    row: z.object({
      id: z.uuid(),
      fullName: z.string(),
      matricNumber: z.string(),
      department: z.string(),
      /** The id of the photo; null without one. */
      passport: z.nullable(z.string()),
      /** Null without a registration. */
      registration: z.nullable(registrationState),
      /** Courses of the semester with a result, and all registered ones. */
      coursesUploaded: z.int(),
      totalCoursesRegistered: z.int(),
      semestersCount: z.int(),
      sessionsCount: z.int(),
      /** By published results up to the session; null before the first. */
      cgpa: z.nullable(z.number()),
    }),
    filters: {
      /** Department and level (and the option, if any) select the class. Without them the list is empty. */
      ...when,
      department: idParam,
      level: idParam,
      option: idParam,
      registration: z.enum(registrationsInClass),
      uploads: z.enum(uploadsInClass),
    },
    sorts: ["fullName", "matricNumber"],
  }),
  getClassPaper: endpoint({
    audience: ["lecturer", "official"],
    claim,
    method: "GET",
    path: "/api/Results/class-list-paper",
    summary: "By what the printed list of a class is checked",
    input: which,
    output: listVerification,
    errors: ["not_found"],
  }),
  getClassPhoto: endpoint({
    audience: ["lecturer", "official"],
    claim,
    method: "GET",
    path: "/api/Results/class-photo/{studentId}",
    summary: "The bytes of the photo of a student whose class the caller may look at",
    answer: "file",
    input: z.object({ studentId: z.uuid() }),
    output: nothing,
    errors: ["not_found"],
  }),
};
