import { semesters } from "@polyportal/domain/academic-session/semesters";
import { courseKinds } from "@polyportal/domain/course-registration/course";
import { clashKinds } from "@polyportal/domain/timetable/clash-kinds";
import { seenSlot, slotChangeSchema, slotSchema } from "@polyportal/domain/timetable/slots";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importOf } from "./import-of.ts";
import { classFilters, listOf, several } from "./list.ts";
import { done, idParam, rowKey } from "./shared.ts";

const sees = { audience: ["official"], claim: "courses.see" } as const;
const enters = { audience: ["official"], claim: "users.enter" } as const;

const timetableImport = importOf({ area: "Timetable", noun: "timetable", claim: "users.enter" });

/** When and where, as in `slots.ts`. */
const when = { day: z.int(), begins: z.string(), ends: z.string(), room: z.string() };

/** A lecture in a week's view. */
const lecture = z.object({ id: z.uuid(), code: z.string(), title: z.string(), ...when });

/** A course at its time: one half of a clash. */
const half = z.object({ courseId: z.int(), code: z.string(), title: z.string(), ...when });

export const timetableEndpoints = {
  listTimetableSlots: listOf({
    ...sees,
    path: "/api/Timetable/slots",
    summary: "When and where courses are taught in a session; by default in the current one",
    row: z.object({
      id: z.uuid(),
      courseId: z.int(),
      code: z.string(),
      title: z.string(),
      department: z.string(),
      level: z.string(),
      semester: z.enum(semesters),
      sessionId: z.int(),
      session: z.string(),
      ...when,
      /** Its lecturers, the coordinator first; "" if there are none. */
      lecturers: z.string(),
    }),
    filters: {
      ...classFilters,
      day: several(idParam),
    },
    sorts: ["code", "day", "room"],
  }),
  createTimetableSlot: endpoint({
    ...enters,
    method: "POST",
    path: "/api/Timetable/slots",
    summary: "Puts a lecture of a course into the timetable of a session",
    input: slotSchema,
    output: z.object({ id: z.uuid() }),
    errors: ["not_found"],
  }),
  updateTimetableSlot: endpoint({
    ...enters,
    method: "PUT",
    path: "/api/Timetable/slots/{id}",
    summary: "Moves a lecture, over what was seen of it",
    input: z.object({ id: z.uuid(), slot: slotChangeSchema, was: seenSlot }),
    output: done,
    errors: ["not_found", "conflict"],
  }),
  removeTimetableSlot: endpoint({
    ...enters,
    method: "DELETE",
    path: "/api/Timetable/slots/{id}",
    summary: "Takes a lecture out of the timetable",
    input: z.object({ id: z.uuid() }),
    output: done,
    errors: ["not_found"],
  }),
  getLecturerWeek: endpoint({
    ...sees,
    method: "GET",
    path: "/api/Timetable/lecturer-week",
    summary: "When and where one lecturer teaches in a semester",
    input: z.object({ lecturer: z.uuid(), session: idParam, semester: z.enum(semesters) }),
    output: z.object({ lectures: z.array(lecture) }),
    errors: [],
  }),
  listTimetableClashes: listOf({
    ...sees,
    path: "/api/Timetable/clashes",
    summary: "Courses that are taught at one time to or by the same, in a session",
    row: z.object({
      /** The ids of both slots. */
      id: rowKey,
      sessionId: z.int(),
      semester: z.enum(semesters),
      one: half,
      other: half,
      kinds: z.array(z.enum(clashKinds)),
      lecturers: z.array(z.string()),
      /** "" if they are in two rooms. */
      room: z.string(),
      classes: z.array(z.string()),
      /** How many students have registered both. */
      students: z.int(),
    }),
    filters: {
      session: idParam,
      semester: z.enum(semesters),
      kind: several(z.enum(clashKinds)),
      department: several(idParam),
    },
    sorts: ["when", "students"],
    errors: ["not_found"],
  }),
  listClashStudents: listOf({
    ...sees,
    path: "/api/Timetable/clash-students",
    summary: "Who has registered both of two courses in a session, approved or waiting",
    row: z.object({
      id: z.uuid(),
      fullName: z.string(),
      matricNumber: z.string(),
      department: z.string(),
      level: z.string(),
      /** How the first course is registered, and how the other. */
      one: z.enum(courseKinds),
      other: z.enum(courseKinds),
    }),
    filters: {
      session: idParam,
      one: idParam,
      other: idParam,
      department: several(idParam),
      level: several(idParam),
    },
    sorts: ["fullName", "matricNumber"],
  }),
  previewTimetable: timetableImport.preview,
  uploadTimetable: timetableImport.upload,
  downloadTimetableSample: timetableImport.sample,
};
