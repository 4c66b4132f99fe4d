import { studentProfileSchema } from "@polyportal/domain/student/profile-form";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done, nothing, numberOnPaper } from "./shared.ts";
import { uploadErrors } from "./upload-errors.ts";

export const studentEndpoints = {
  getStudentProfile: endpoint({
    method: "GET",
    path: "/api/Student/student-profile",
    summary: "The signed-in student's own record",
    audience: ["student"],
    input: nothing,
    output: z.object({
      ...numberOnPaper,
      jambNumber: z.nullable(z.string()),
      gender: z.string(),
      mobileNumber: z.nullable(z.string()),
      contactAddress: z.string(),
      /** The id of the photo, or none. */
      passport: z.nullable(z.string()),
      programmeDetail: z.object({
        studentTypeId: z.int(),
        programme: z.string(),
        level: z.string(),
        department: z.string(),
        departmentOption: z.nullable(z.string()),
        faculty: z.string(),
        entrySession: z.string(),
        session: z.string(),
      }),
    }),
    errors: ["no_student_record"],
  }),
  updateStudentProfile: endpoint({
    method: "PUT",
    path: "/api/Student/update-student-profile",
    summary: "Changes what students keep up to date themselves",
    audience: ["student"],
    input: studentProfileSchema,
    output: done,
    errors: ["no_student_record"],
  }),
  uploadStudentPhoto: endpoint({
    method: "POST",
    path: "/api/Student/upload-passport",
    summary: "The student's photo (JPG or PNG, at most 100 KB), in the place of the one before",
    audience: ["student"],
    send: "upload",
    input: z.object({ passport: z.file("Please select a file!") }),
    output: z.object({ passport: z.string() }),
    errors: ["no_student_record", ...uploadErrors],
  }),
  getStudentPhoto: endpoint({
    method: "GET",
    path: "/api/Student/passport/{fileId}",
    summary: "The bytes of one's own photo",
    audience: ["student"],
    answer: "file",
    input: z.object({ fileId: z.uuid() }),
    output: nothing,
    errors: ["no_student_record", "not_found"],
  }),
};
