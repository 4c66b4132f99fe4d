import type { Output } from "@polyportal/api-client/client/client";

type Slot = Output<"listTimetableSlots">["items"][number];
type Clash = Output<"listTimetableClashes">["items"][number];
type Load = Output<"listLecturerLoads">["items"][number];

const slot: Slot = {
  id: "0199aa00-0000-7000-8000-000000000101",
  courseId: 57,
  code: "COM 211",
  title: "Database Design II",
  department: "Computer Science",
  level: "ND II",
  semester: "First",
  sessionId: 3,
  session: "2026/2027",
  day: 1,
  begins: "08:00",
  ends: "10:00",
  room: "Software Laboratory 1",
  lecturers: "Eze Chukwuemeka Obinna, Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
};

export const slots: Slot[] = [
  slot,
  {
    ...slot,
    id: "0199aa00-0000-7000-8000-000000000102",
    courseId: 58,
    code: "COM 212",
    title: "Entrepreneurship and Innovation for Technologists in Small Workshops",
    begins: "09:00",
    ends: "11:30",
    room: "",
    lecturers: "",
  },
];

const half = ({ courseId, code, title, day, begins, ends, room }: Slot) => ({
  courseId,
  code,
  title,
  day,
  begins,
  ends,
  room,
});

const [first = slot, second = slot] = slots;

export const clashes: Clash[] = [
  {
    id: `${first.id} ${second.id}`,
    sessionId: 3,
    semester: "First",
    one: half(first),
    other: half(second),
    kinds: ["lecturer", "class", "student"],
    lecturers: ["Eze Chukwuemeka Obinna"],
    room: "",
    classes: ["ND II Computer Science"],
    students: 1_187,
  },
  {
    id: `${first.id} ${slot.id}`,
    sessionId: 3,
    semester: "First",
    one: half(first),
    other: { ...half(second), courseId: 301, code: "STA 212", room: "software laboratory 1" },
    kinds: ["room"],
    lecturers: [],
    room: "Software Laboratory 1",
    classes: [],
    students: 0,
  },
];

export const clashStudents: Output<"listClashStudents"> = {
  items: [
    {
      id: "0199aa00-0000-7000-8000-000000000201",
      fullName: "Adéwálé Ọláolúwa Fọlákẹ́",
      matricNumber: "ND/COM/25/0001",
      department: "Computer Science",
      level: "ND II",
      one: "Core",
      other: "Carry-over",
    },
  ],
  total: 1,
};

const load: Load = {
  id: "0199aa00-0000-7000-8000-000000000001 First",
  lecturerId: "0199aa00-0000-7000-8000-000000000001",
  fullName: "Eze Chukwuemeka Obinna",
  staffNumber: "ASP/0104",
  department: "Computer Science",
  session: "2026/2027",
  sessionId: 3,
  semester: "First",
  courses: 7,
  units: 21,
  minutes: 555,
};

export const loads: Load[] = [
  load,
  {
    ...load,
    id: "0199aa00-0000-7000-8000-000000000002 First",
    lecturerId: "0199aa00-0000-7000-8000-000000000002",
    fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun",
    staffNumber: null,
    courses: 2,
    units: 18,
    minutes: 0,
  },
];

export const week: Output<"getLecturerWeek"> = {
  lectures: slots.map(({ id, code, title, day, begins, ends, room }) => ({
    id,
    code,
    title,
    day,
    begins,
    ends,
    room,
  })),
};
