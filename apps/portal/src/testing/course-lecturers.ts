import type { Output } from "@polyportal/api-client/client/client";

type Course = Output<"listCourseLecturers">["items"][number];

const course: Course = {
  id: 57,
  code: "COM 211",
  title: "Database Design II",
  creditUnit: 3,
  department: "Computer Science",
  level: "ND II",
  semester: "First",
  sessionId: 3,
  session: "2026/2027",
  students: 187,
  lecturers: [],
  sheet: null,
};

const eze = {
  id: "0199aa00-0000-7000-8000-000000000011",
  lecturerId: "0199aa00-0000-7000-8000-000000000001",
  name: "Eze Chukwuemeka Obinna",
  staffNumber: "ASP/0104",
  coordinator: true,
  active: true,
  units: 21,
  minutes: 540,
};

const yaradua = {
  ...eze,
  id: "0199aa00-0000-7000-8000-000000000012",
  lecturerId: "0199aa00-0000-7000-8000-000000000002",
  name: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
  staffNumber: "ASP/0117",
  coordinator: false,
  units: 5,
  minutes: 0,
};

const gone = {
  ...eze,
  id: "0199aa00-0000-7000-8000-000000000013",
  lecturerId: "0199aa00-0000-7000-8000-000000000003",
  name: "Musa Ibrahim Sani",
  staffNumber: null,
  coordinator: false,
  active: false,
};

export const taughtCourses: Course[] = [
  { ...course, lecturers: [eze, yaradua, gone], sheet: "draft" },
  { ...course, id: 58, code: "COM 212", title: "Computer Networks II", students: 1 },
  {
    ...course,
    id: 59,
    code: "COM 213",
    title: "Entrepreneurship and Innovation for Technologists in Small Workshops",
    creditUnit: 2,
    students: 2_412,
    lecturers: [yaradua],
    sheet: "submitted",
  },
  {
    ...course,
    id: 60,
    code: "COM 214",
    title: "Operating Systems II",
    lecturers: [eze],
    sheet: "published",
  },
];

export const sessions: Output<"listSessions"> = [
  { id: 3, name: "2026/2027", current: true },
  { id: 2, name: "2025/2026", current: false },
  { id: 1, name: "2024/2025", current: false },
];

/** Lecturers as a field finds them. */
export const foundLecturers: Output<"listLecturers"> = {
  items: [eze, yaradua].map(({ lecturerId, name, staffNumber }) => ({
    id: lecturerId,
    staffNumber,
    title: "Dr",
    fullName: name,
    department: "Computer Science",
    designation: "Chief Lecturer",
    employmentStatus: "Permanent",
    specialisation: "",
    email: null,
    mobileNumber: null,
    active: true,
    courses: 2,
  })),
  total: 2,
};

const what = "put Eze Chukwuemeka Obinna in the place of Musa Ibrahim Sani in COM 211 in 2026/2027";

export const courseHistory: Output<"getHistory"> = {
  items: [
    {
      id: "0199aa00-0000-7000-8000-000000000021",
      at: "2026-11-20T09:30:00.000Z",
      action: "replaceCourseLecturer",
      sentence: `Effiong Emmanuel Bassey ${what}`,
      what,
      who: { name: "Effiong Emmanuel Bassey", role: "super administrator" },
      impersonator: null,
      address: null,
      changes: [],
      reason: "The lecturer is on study leave.",
    },
  ],
  next: null,
};
