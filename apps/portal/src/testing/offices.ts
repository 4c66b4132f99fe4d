import type { Output } from "@polyportal/api-client/client/client";

const held = {
  office: "head of department",
  unitId: 1,
  unit: "Computer Science",
  holderId: "u-2",
  until: null,
  acting: false,
  state: "current",
} as const;

export const heads: Output<"listOffices">["items"] = [
  {
    ...held,
    id: "o-1",
    holder: "Ogunlade Folasade Abiọ́dún",
    staffNumber: "PP/2009/0114",
    since: "2025-10-01",
  },
  {
    ...held,
    id: "o-2",
    holderId: "u-3",
    holder: "Danjuma Yakubu",
    staffNumber: "PP/2015/0042",
    since: "2026-11-01",
    until: "2026-12-14",
    acting: true,
  },
  {
    ...held,
    id: "o-3",
    unitId: 2,
    unit: "Mechanical Engineering Technology",
    holderId: "u-4",
    holder: "Eze Chukwuemeka",
    staffNumber: null,
    since: "2021-01-01",
    until: "2025-12-31",
    state: "over",
  },
  {
    ...held,
    id: "o-4",
    unitId: 3,
    unit: "Statistics",
    holderId: "u-5",
    holder: "Bello Hauwa",
    staffNumber: "PP/2012/0007",
    since: "2027-01-01",
    state: "coming",
  },
];

export const staffProfile: Output<"getStaffProfile"> = {
  record: {
    staffNumber: "ASP/0102",
    title: "Dr",
    department: "Computer Science",
    designation: "Principal Lecturer",
    employmentStatus: "Permanent",
    specialisation: "Software engineering",
  },
  mobileNumber: "08031234567",
  email: "folasade.ogunlade@alani.example",
  pendingEmail: null,
  photo: null,
  offices: [
    {
      office: "head of department",
      unit: "Computer Science",
      since: "2025-09-01",
      until: null,
      acting: false,
    },
    {
      office: "dean of faculty",
      unit: "School of Science and Computing",
      since: "2019-01-01",
      until: "2022-12-31",
      acting: true,
    },
  ],
};

const ndOne = {
  departmentId: 1,
  department: "Computer Science",
  levelId: 1,
  level: "ND I",
  departmentOptionId: null,
  option: null,
  students: 214,
  waiting: 12,
};

export const advisedClasses: Output<"listClassAdvisers"> = {
  session: { id: 25, name: "2026/2027" },
  sessions: [
    { id: 25, name: "2026/2027" },
    { id: 24, name: "2025/2026" },
  ],
  classes: [
    { ...ndOne, adviser: { id: "u-2", name: "Ogunlade Folasade Abiọ́dún" } },
    { ...ndOne, levelId: 2, level: "ND II", students: 190, waiting: 0, adviser: null },
    {
      ...ndOne,
      departmentId: 2,
      department: "Electrical/Electronic Engineering Technology",
      levelId: 3,
      level: "HND I",
      departmentOptionId: 7,
      option: "Power and Machines",
      students: 61,
      waiting: 4,
      adviser: { id: "u-3", name: "Danjuma Yakubu" },
    },
  ],
  options: [
    {
      id: 7,
      name: "Power and Machines",
      department: "Electrical/Electronic Engineering Technology",
    },
  ],
  copies: { from: "2025/2026", count: 3 },
};
