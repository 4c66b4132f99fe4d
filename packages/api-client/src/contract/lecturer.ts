import * as z from "zod/mini";
import { importOf } from "./import-of.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { idParam } from "./shared.ts";

const lecturersImport = importOf({ area: "Lecturer", noun: "lecturers", claim: "users.enter" });

export const lecturerEndpoints = {
  listLecturers: listOf({
    path: "/api/Lecturer/lecturers",
    summary: "Everybody who teaches, by name",
    audience: ["official"],
    claim: "users.see",
    row: z.object({
      id: z.string(),
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
      /** How many courses of the current session are the lecturer's. */
      courses: z.int(),
    }),
    filters: { department: several(idParam), active: yesOrNo },
    sorts: ["fullName", "staffNumber"],
    personal: ["email", "mobileNumber"],
  }),
  previewLecturers: lecturersImport.preview,
  uploadLecturers: lecturersImport.upload,
  downloadLecturersSample: lecturersImport.sample,
};
