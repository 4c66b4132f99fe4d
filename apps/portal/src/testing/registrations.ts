import type { Output } from "@polyportal/api-client/client/client";

type Row = Output<"listRegistrationApprovals">["items"][number];
type Looked = Output<"getRegistrationApproval">;

const row = (at: number, fullName: string, own: Partial<Row> = {}): Row => ({
  id: `0192f0c1-0000-7000-8000-${String(at).padStart(12, "0")}`,
  studentId: `0192f0c1-0000-7000-9000-${String(at).padStart(12, "0")}`,
  fullName,
  matricNumber: `ND/COM/26/${String(at).padStart(4, "0")}`,
  department: "Computer Science",
  level: "ND I",
  session: "2026/2027",
  semester: "First",
  state: "submitted",
  submittedAt: "2026-11-12T09:12:00.000Z",
  decidedAt: null,
  days: 12,
  courses: 7,
  units: 19,
  minimumUnits: 12,
  maximumUnits: 24,
  flags: [],
  ...own,
});

/** Registrations that wait: plain, late, and such as have to be looked at. */
export const waitingRegistrations: Row[] = [
  row(1, "Abdulrahman Chukwuemeka Oluwaseun"),
  row(2, "Adéwálé Ọláolúwa Fọlákẹ́", { flags: ["late"], days: 9 }),
  row(3, "Bello Aisha Hauwa", { flags: ["carry-over", "borrowed"], units: 21, days: 6 }),
  row(4, "Eze Nnenna Ngọzi", { flags: ["load", "prerequisite"], units: 26, days: 2 }),
  row(5, "Yar’Adua-Okonkwo Chukwuemeka", { flags: ["changed"], units: 17, days: 0 }),
];

const course = (code: string, title: string, creditUnit: number, own = {}) => ({
  id: Number(code.slice(-3)),
  code,
  title,
  creditUnit,
  kind: "Core" as const,
  missing: [],
  ...own,
});

/** One that was approved before and changed since: a carry-over is left out, a course is borrowed. */
export const lookedRegistration: Looked = {
  id: "0192f0c1-0000-7000-8000-000000000003",
  student: {
    fullName: "Bello Aisha Hauwa",
    matricNumber: "ND/COM/26/0003",
    numberKind: "matric",
    faculty: "School of Science and Computing",
    department: "Computer Science",
    programme: "National Diploma, full-time",
    level: "ND II",
    passport: null,
  },
  session: "2026/2027",
  semester: "First",
  state: "submitted",
  version: 2,
  submittedAt: "2026-11-18T09:12:00.000Z",
  decidedAt: null,
  decidedBy: "",
  reason: "",
  units: 17,
  minimumUnits: 12,
  maximumUnits: 24,
  flags: ["carry-over", "prerequisite", "borrowed", "changed"],
  courses: [
    course("COM 211", "Programming II", 3, { missing: ["COM 111"] }),
    course("COM 212", "Data Structures II", 3),
    course("COM 213", "Database Design II", 2),
    course("COM 214", "Computer Networks II", 4),
    course("COM 215", "Operating Systems II", 2),
    course("STA 217", "Experimental Design II", 3, { kind: "Borrowed" }),
  ],
  leftOut: ["COM 111"],
  fees: {
    cleared: false,
    firstInstalmentPaid: true,
    balanceKobo: 4_500_000,
    arrearsKobo: 0,
  },
  versions: [
    {
      version: 1,
      state: "approved",
      submittedAt: "2026-11-03T08:00:00.000Z",
      decidedAt: "2026-11-05T10:30:00.000Z",
      decidedBy: "Bello Amina",
      reason: "",
      added: ["STA 217"],
      dropped: ["COM 216"],
    },
  ],
  results: [
    {
      session: "2025/2026",
      semester: "First",
      gpa: 2.714,
      cgpa: 2.714,
      grades: [
        { code: "COM 111", title: "Programming I", creditUnit: 3, grade: "F" },
        { code: "COM 112", title: "Data Structures I", creditUnit: 3, grade: "B" },
        { code: "COM 113", title: "Database Design I", creditUnit: 2, grade: "C" },
      ],
    },
  ],
  acts: ["approve", "return"],
  adviser: "Bello Amina",
  previousId: "0192f0c1-0000-7000-8000-000000000002",
  nextId: "0192f0c1-0000-7000-8000-000000000004",
};
