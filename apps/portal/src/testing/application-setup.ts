/** What a programme's applications are set up as, for stories. */
import type { Output } from "@polyportal/api-client/client/client";
import type { FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { history } from "./audit.ts";
import { sessions } from "./course-lecturers.ts";

type Setup = Output<"getApplicationSetup">;
type Row = Output<"listApplicationSetups">["items"][number];

export const row: Row = {
  slug: "nd",
  title: "ND",
  sessionId: 3,
  session: "2026/2027",
  current: true,
  open: true,
  opensOn: "2026-06-01",
  closesOn: "2026-12-18",
  fees: [{ award: "", amount: 6_500 }],
  departments: 24,
  quota: 3_600,
  invoiced: 12_480,
  paid: 9_204,
  sent: 8_817,
};

export const subjects = [
  { id: 1, name: "English Language" },
  { id: 2, name: "Mathematics" },
  { id: 43, name: "Physics" },
];

export const requirement: Setup["requirements"][number] = {
  departmentId: 5,
  department: "Agricultural and Bio-Environmental Engineering Technology",
  faculty: "School of Engineering Technology",
  active: true,
  admits: true,
  quota: 120,
  cutOff: 52.5,
  minimumUtme: 150,
  credits: 5,
  creditSubjects: subjects,
  certificates: [],
  requirements: "Physics or Technical Drawing at credit, in one sitting.",
  revision: 2,
};

export const setup: Setup = {
  ...row,
  revision: 7,
  openRevision: 4,
  switchedOn: true,
  formsUntil: null,
  unfinished: 387,
  listedOnly: true,
  acceptanceDays: 21,
  utmeDivisor: 8,
  putmeDivisor: 2,
  checklist: [
    { id: 1, name: "Admissions", asked: true },
    { id: 2, name: "Bursary", asked: true },
    { id: 3, name: "Library", asked: false },
  ],
  letterText: "Resumption is on 11 January 2027.",
  asksUtme: true,
  certificates: [],
  requirements: [
    requirement,
    {
      ...requirement,
      departmentId: 6,
      department: "Computer Science",
      quota: null,
      cutOff: null,
      minimumUtme: null,
      credits: null,
      creditSubjects: [],
      revision: 0,
    },
    { ...requirement, departmentId: 7, department: "Quantity Surveying", admits: false },
  ],
};

export const diploma: Row = {
  ...row,
  slug: "diploma",
  title: "Diploma",
  open: false,
  opensOn: "2099-01-11",
  closesOn: null,
  fees: [],
  quota: null,
  invoiced: 0,
  paid: 0,
  sent: 0,
};

export const sitting = {
  id: "0199aa00-0000-7000-8000-0000000000a2",
  venueId: 1,
  venue: "ICT Centre, Hall B",
  address: "Main Campus, behind the Senate Building",
  startsAt: "2099-01-20T08:00:00.000Z",
  seats: 250,
  taken: 212,
  revision: 1,
};

export const screening: Output<"getScreening"> = {
  fee: 2_000,
  bring: "This slip\nTwo HB pencils",
  revision: 2,
  sittings: [sitting],
  waiting: 61,
  placeable: 38,
};

export const planned: Output<"previewScreeningSeats"> = {
  plan: "38:abc",
  dates: [{ ...sitting, sittingId: sitting.id, people: 38 }],
  left: 23,
};

export const seat: Output<"listScreeningSeats">["items"][number] = {
  id: "0199aa00-0000-7000-8000-0000000000b1",
  seat: 114,
  fullName: "Yar’Adua-Okonkwo Abdul-Rahman Ọlá",
  applicationNumber: "PUTME/2026/004127",
  jambNumber: "202612345678AB",
  programme: "PUTME",
  session: "2026/2027",
  department: "Agricultural and Bio-Environmental Engineering Technology",
  startsAt: "2099-01-20T08:00:00.000Z",
  venue: "ICT Centre, Hall B",
  extraTime: true,
};

/** What the pages of the setup ask for. */
export const setupAnswers = {
  listSessions: sessions,
  listApplicationSetups: { items: [row, diploma], total: 2 },
  getApplicationSetup: setup,
  getHistory: history,
  getScreening: screening,
  listScreeningSeats: {
    items: [
      seat,
      { ...seat, id: "0199aa00-0000-7000-8000-0000000000b2", seat: 115, extraTime: false },
    ],
    total: 2,
  },
  listScreeningVenues: [
    { id: 1, name: "ICT Centre, Hall B", address: "Main Campus", revision: 1, people: 212 },
  ],
  previewScreeningSeats: planned,
  listPlannedSeats: {
    people: [213, 214].map((place) => ({
      seat: place,
      applicationNumber: `ND/2026/00${4000 + place}`,
      fullName: seat.fullName,
    })),
    total: 38,
  },
  listOLevelLists: { types: [], subjects, grades: [], examYears: [] },
  toggleApplications: {},
  updateAdmissionRequirement: {},
  changeApplicationFee: { waits: true },
} satisfies FixedAnswers;
