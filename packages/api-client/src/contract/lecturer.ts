import { editLecturerSchema, genders } from "@polyportal/domain/lecturer/lecturer-form";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importOf } from "./import-of.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, idParam } from "./shared.ts";

const lecturersImport = importOf({ area: "Lecturer", noun: "lecturers", claim: "users.enter" });

export const lecturerEndpoints = {
  listLecturers: listOf({
    path: "/api/Lecturer/lecturers",
    summary: "Everybody who teaches, by name",
    audience: ["official"],
    claim: "users.see",
    row: z.object({
      id: z.uuid(),
      staffNumber: z.nullable(z.string()),
      title: z.string(),
      fullName: z.string(),
      department: z.nullable(z.string()),
      designation: z.string(),
      employmentStatus: z.string(),
      specialisation: z.string(),
      email: z.nullable(z.string()),
      mobileNumber: z.nullable(z.string()),
      active: z.boolean(),
      /** How many courses the lecturer has in the current session. */
      courses: z.int(),
    }),
    filters: { department: several(idParam), active: yesOrNo },
    sorts: ["fullName", "staffNumber"],
    personal: ["email", "mobileNumber"],
  }),
  getLecturer: endpoint({
    method: "GET",
    path: "/api/Lecturer/lecturer/{id}",
    summary: "One lecturer, to be edited",
    audience: ["official"],
    claim: "users.see",
    input: z.object({ id: z.uuid() }),
    output: z.object({
      id: z.uuid(),
      revision: z.int(),
      staffNumber: z.string(),
      title: z.string(),
      lastname: z.string(),
      firstname: z.string(),
      middlename: z.string(),
      gender: z.nullable(z.enum(genders)),
      departmentId: z.nullable(z.int()),
      designation: z.string(),
      employmentStatus: z.string(),
      specialisation: z.string(),
      email: z.nullable(z.string()),
      mobileNumber: z.nullable(z.string()),
      /** Null without the claim `staff.salary`. */
      salaryGrade: z.nullable(z.string()),
      salaryStep: z.nullable(z.string()),
    }),
    errors: ["not_found"],
  }),
  updateLecturer: endpoint({
    method: "PUT",
    path: "/api/Lecturer/lecturer/{id}",
    summary: "Changes a lecturer; an e-mail address that is replaced is told",
    audience: ["official"],
    claim: "users.enter",
    input: z.extend(editLecturerSchema, {
      id: z.uuid(),
      /** The lecturer's revision that the form began from. */
      revision: z.int(),
    }),
    output: done,
    errors: [
      "not_found",
      "conflict",
      "email_taken",
      "office_held",
      "reason_needed",
      "approver_account",
      "own_account",
    ],
  }),
  previewLecturers: lecturersImport.preview,
  uploadLecturers: lecturersImport.upload,
  downloadLecturersSample: lecturersImport.sample,
};
