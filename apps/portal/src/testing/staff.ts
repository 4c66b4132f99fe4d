import type { Output } from "@polyportal/api-client/client/client";
import { claims } from "@polyportal/domain/rights/claims";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { defaultLabels, defaultMenuClaims } from "@polyportal/domain/rights/menu";
import { staffMenu } from "@polyportal/domain/routes/menus";
import { roles } from "@polyportal/domain/authentication/roles";

type User = Output<"listUsers">["items"][number];

/** Accounts with names as long as real ones, one in each state. */
export const users: User[] = [
  {
    id: "u-1",
    userName: "exams.and.records",
    matricNumber: null,
    fullName: "Akinwande-Cole Modupe Titilayo-Oluwaseun",
    userType: "official",
    role: "exams and records",
    furtherRoles: ["course adviser"],
    department: null,
    email: "modupe.akinwande-cole@oke-ila-polytechnic.example",
    mobileNumber: "+2348031234508",
    lastSeenAt: "2026-11-20T13:05:00.000Z",
    secondFactor: "authenticator",
    active: true,
    setUp: true,
  },
  {
    id: "u-2",
    userName: "ogunlade.f",
    matricNumber: null,
    fullName: "Ogunlade Folasade Abiọ́dún",
    userType: "lecturer",
    role: "head of department",
    furtherRoles: [],
    department: "Agricultural and Bio-Environmental Engineering Technology",
    email: null,
    mobileNumber: null,
    lastSeenAt: null,
    secondFactor: "none",
    active: true,
    setUp: false,
  },
  {
    id: "u-3",
    userName: "usman.z",
    matricNumber: null,
    fullName: "Usman Zainab Maryam",
    userType: "official",
    role: "hostel officer",
    furtherRoles: [],
    department: null,
    email: "zainab@oke-ila-polytechnic.example",
    mobileNumber: "08031234513",
    lastSeenAt: "2026-08-02T07:30:00.000Z",
    secondFactor: "email",
    active: false,
    setUp: true,
  },
];

/** A student who signs in by another name than the matric number. */
export const renamedStudent: User = {
  id: "u-4",
  userName: "ada.bello",
  matricNumber: "ND/COM/26/0417",
  fullName: "Bello Adaeze",
  userType: "student",
  role: "student",
  furtherRoles: [],
  department: "Computer Science",
  email: null,
  mobileNumber: null,
  lastSeenAt: null,
  secondFactor: "none",
  active: true,
  setUp: true,
};

/** One of them, as the own page shows it. */
export const oneUser: Output<"getUser"> = {
  ...(users[0] as User),
  lastname: "Akinwande-Cole",
  firstname: "Modupe",
  middlename: "Titilayo-Oluwaseun",
  mainRole: "exams and records",
  departmentId: null,
  staffNumber: "ASP/0107",
  revision: 4,
  createdAt: "2024-09-01T08:00:00.000Z",
  claims: claims
    .filter((claim) => defaultClaims["exams and records"].includes(claim))
    .map((claim) => ({
      claim,
      sources: ["role: exams and records"],
      held: claim !== "students.enter",
    })),
  menuItems: ["dashboard", "profile", ...defaultLabels["exams and records"]],
  offices: [
    {
      office: "head of department",
      unit: "Computer Science",
      since: "2025-09-01",
      until: "2026-12-31",
      acting: true,
    },
  ],
  decisionsHeld: null,
  signIns: [
    {
      id: "s-1",
      device: "Chrome on Android",
      createdAt: "2026-11-20T13:05:00.000Z",
      expiresAt: "2099-11-20T13:05:00.000Z",
      endedAt: null,
      impersonator: null,
    },
    {
      id: "s-2",
      device: "Firefox on Windows",
      createdAt: "2026-11-19T09:00:00.000Z",
      expiresAt: "2026-11-19T09:15:00.000Z",
      endedAt: "2026-11-19T09:10:00.000Z",
      impersonator: "Effiong Emmanuel Bassey",
    },
  ],
};

/** The roles as a school starts with them. */
export const roleClaims: Output<"listRoleClaims"> = roles.map((role, index) => ({
  role,
  people: role === "student" ? 18_412 : index * 3,
  claims: [...defaultClaims[role]],
  labels: ["dashboard", "profile", ...defaultLabels[role]],
  fixed: role === "super administrator" ? "The claims of this role are fixed." : null,
  revision: 1,
}));

const claimsOfLabel = (label: string) =>
  Object.entries(defaultMenuClaims).flatMap(([one, own]) => (one === label ? [...own] : []));

/** The labels of the staff's menu as a school starts with them. */
export const menus: Output<"listMenus"> = {
  labels: staffMenu.map(({ label, path }) => ({
    label,
    path,
    enabled: label !== "jamb list upload",
    claims: claimsOfLabel(label),
    roles: roles.filter((role) => defaultLabels[role].some((one) => one === label)),
    positions: roles.flatMap((role) => {
      const at = defaultLabels[role].findIndex((one) => one === label);
      return at < 0 ? [] : [{ role, position: at + 3 }];
    }),
    people: label.length,
    revision: 1,
  })),
  orders: roles.map((role) => {
    const labels = ["dashboard", "profile", ...defaultLabels[role]];
    return {
      role,
      labels,
      hidden: labels
        .filter((label) => label === "jamb list upload")
        .map((label) => ({ label, why: "off" as const })),
    };
  }),
};

/** Who would gain and lose what by a change. */
export const rightsMoved: Output<"previewRights"> = {
  gains: [
    { claim: "notices.see", count: 2, people: ["Abubakar Maryam Bala", "Usman Zainab Maryam"] },
  ],
  loses: [{ claim: "hostels.enter", count: 1, people: ["Usman Zainab Maryam"] }],
  shows: [{ label: "notice board setup", count: 1, people: ["Abubakar Maryam Bala"] }],
  hides: [],
};

/** Faculties with their departments, with names as long as real ones. */
export const units: Output<"listUnits"> = [
  {
    id: 1,
    name: "School of Engineering Technology",
    departments: [{ id: 1, name: "Agricultural and Bio-Environmental Engineering Technology" }],
  },
  {
    id: 2,
    name: "School of Science and Computing",
    departments: [{ id: 5, name: "Computer Science" }],
  },
];

/** What a head of department has to do who teaches, too. */
export const lecturerBoard: Output<"getLecturerDashboard"> = {
  session: "2026/2027",
  own: {
    sheets: { none: 2, draft: 2, submitted: 1, checked: 0, approved: 1, published: 12 },
    due: [
      {
        courseId: 211,
        sessionId: 25,
        session: "2026/2027",
        code: "COM 211",
        closesAt: "2027-03-19T22:59:59.000Z",
        days: 3,
        students: 118,
        scored: 64,
      },
      {
        courseId: 415,
        sessionId: 25,
        session: "2026/2027",
        code: "ABE 415",
        closesAt: "2027-03-01T22:59:59.000Z",
        days: null,
        students: 1_204,
        scored: 1_190,
      },
    ],
    furtherDue: 2,
    returned: [
      {
        courseId: 213,
        sessionId: 25,
        session: "2026/2027",
        code: "COM 213",
        reason: "Row 14: the test is above the class work. Please look at rows 15 to 18, too.",
        at: "2027-03-12T10:15:00.000Z",
      },
    ],
    appraisals: {
      unappraised: 1_084,
      inProgress: 37,
      completed: 201,
      means: [
        { courseId: 211, sessionId: 25, code: "COM 211", mean: 4.125 },
        { courseId: 213, sessionId: 25, code: "COM 213", mean: 3.5 },
      ],
    },
  },
  toCheck: 12,
  toApprove: null,
  registrations: 412,
  amendments: 3,
  requests: 2,
};
