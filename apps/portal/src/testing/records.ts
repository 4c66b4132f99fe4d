import type { Output } from "@polyportal/api-client/client/client";

/** The record of `people.ts`' student, with a programme as long as real ones. */
export const studentRecord: Output<"getStudentProfile"> = {
  matricNumber: "ND/CSC/26/00417",
  jambNumber: "202640817325HF",
  gender: "Male",
  mobileNumber: "+2348012345678",
  contactAddress: "12 Chief Adébáyọ̀ Ogunlesi Crescent, Off Old Ìfẹ́ Road, Òkè-Ìlá Ọ̀ràngún",
  passport: null,
  programmeDetail: {
    studentTypeId: 1,
    programme: "Higher National Diploma, full-time",
    level: "HND I",
    department: "Agricultural and Bio-Environmental Engineering Technology",
    departmentOption: null,
    faculty: "School of Engineering Technology",
    entrySession: "2024/2025",
    session: "2026/2027",
  },
};
