import type { Output } from "@polyportal/api-client/client/client";

/** The record of `people.ts`' student, with a programme as long as real ones. */
export const studentRecord: Output<"getStudentProfile"> = {
  matricNumber: "ND/CSC/26/00417",
  numberKind: "matric",
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

/** A dashboard on which something of everything stands. */
export const studentBoard: Output<"getStudentDashboard"> = {
  session: { id: 3, name: "2026/2027" },
  levelId: 3,
  fees: {
    total: 1_250_000,
    paid: 625_000,
    balance: 625_000,
    arrears: 82_500.5,
    firstInstalmentPaid: true,
    cleared: false,
  },
  semesters: [
    {
      semester: "First",
      window: "add-drop",
      opensAt: "2026-10-01T08:00:00.000Z",
      closesAt: "2026-11-13T22:59:00.000Z",
      registration: "approved",
      totalUnits: 21,
      maximumUnits: 24,
    },
    {
      semester: "Second",
      window: "open",
      opensAt: "2026-11-16T08:00:00.000Z",
      closesAt: "2026-12-11T22:59:00.000Z",
      registration: null,
      totalUnits: 0,
      maximumUnits: 24,
    },
  ],
  bed: { hostel: "Queen Amina Hall", room: "Room 14", bed: "B2", booked: true },
  averages: [
    { session: "2024/2025", semester: "First", levelId: 1, level: "ND I", gpa: 3.1, cgpa: 3.1 },
    { session: "2024/2025", semester: "Second", levelId: 1, level: "ND I", gpa: 3.84, cgpa: 3.47 },
    { session: "2025/2026", semester: "First", levelId: 2, level: "ND II", gpa: 4.05, cgpa: 3.66 },
    { session: "2025/2026", semester: "Second", levelId: 2, level: "ND II", gpa: 3.9, cgpa: 3.72 },
  ],
};

/** The dashboard of somebody's first day. */
export const newcomersBoard: Output<"getStudentDashboard"> = {
  ...studentBoard,
  levelId: 1,
  fees: {
    total: 145_000,
    paid: 0,
    balance: 145_000,
    arrears: 0,
    firstInstalmentPaid: false,
    cleared: false,
  },
  semesters: studentBoard.semesters.map((semester) => ({
    ...semester,
    window: "not-open",
    registration: null,
    totalUnits: 0,
  })),
  bed: null,
  averages: [],
};

/** What the school has to say to its students. */
export const notices: Output<"listOwnNotices"> = [
  {
    id: "1",
    title: "Matriculation of the 2026/2027 session",
    description: "<p>All new students matriculate on <strong>4 December</strong> at 9 am.</p>",
    startDate: "2026-11-18T08:00:00.000Z",
    senderName: "Registry",
    category: "All Students",
  },
];
