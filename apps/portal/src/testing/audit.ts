import type { Output } from "@polyportal/api-client/client/client";

type Entry = Output<"listAudit">["items"][number];

const by = {
  who: "Effiong Emmanuel Bassey",
  whoId: "u-9",
  impersonator: null,
  impersonatorId: null,
  subject: "Akinwande-Cole Modupe Titilayo-Oluwaseun",
  subjectKind: "user",
  subjectId: "u-1",
  reason: null,
} as const;

/** A change of an account, one as another, a role, what nobody signed in did, and the portal itself. */
export const auditEntries: Entry[] = [
  {
    ...by,
    id: "e-1",
    at: "2026-11-23T09:41:00.000Z",
    action: "updateUser",
    what: "changed the account",
    reason: "She has married; the certificate is in the file.",
  },
  {
    ...by,
    id: "e-2",
    at: "2026-11-23T09:12:00.000Z",
    action: "updateStudentProfile",
    who: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
    whoId: "u-7",
    impersonator: "Effiong Emmanuel Bassey",
    impersonatorId: "u-9",
    what: "changed the profile",
    subject: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
    subjectKind: "student",
    subjectId: "u-7",
  },
  {
    ...by,
    id: "e-3",
    at: "2026-11-22T15:30:00.000Z",
    action: "saveRoleClaims",
    what: "changed the claims of the role",
    subject: "Role: hostel officer",
    subjectKind: "role",
    subjectId: "hostel officer",
    reason: "The council has decided it this week.",
  },
  {
    ...by,
    id: "e-4",
    at: "2026-11-22T11:05:00.000Z",
    action: "createInvoice",
    who: "Somebody who was not signed in",
    whoId: null,
    what: "made invoice INV-2026-004812",
    subject: "Invoice",
    subjectKind: "invoice",
    subjectId: "3f1c2a9e-6f0e-4f57-9a38-0d6f6b1c2d3e",
  },
  {
    ...by,
    id: "e-5",
    at: "2026-11-21T23:00:00.000Z",
    action: "lapseRequest",
    who: "The portal",
    whoId: null,
    what: "ended the request, which nobody had decided in time: Switch off Yusuf Halima Ramatu",
    subject: "Request for approval",
    subjectKind: "approval",
    subjectId: "3f1c2a9e-6f0e-4f57-9a38-0d6f6b1c2d3f",
  },
];

/** The first of them, opened. */
export const auditEntry: Output<"getAuditEntry"> = {
  id: "e-1",
  at: "2026-11-23T09:41:00.000Z",
  action: "updateUser",
  sentence:
    "Effiong Emmanuel Bassey changed the account, because: She has married; the certificate is in the file.",
  what: "changed the account",
  who: { name: by.who, role: "super administrator" },
  impersonator: null,
  address: "102.89.23.114",
  changes: [
    { field: "Surname", from: "Akinwande", to: "Akinwande-Cole" },
    { field: "Phone number", from: null, to: "08031234567" },
    { field: "Staff number", from: "ASP/0107", to: null },
  ],
  reason: "She has married; the certificate is in the file.",
  subject: by.subject,
  subjectKind: by.subjectKind,
  subjectId: by.subjectId,
  number: 48_211,
};

/** What became of an account: more than one page of it. */
export const history: Output<"getHistory"> = {
  items: [
    {
      ...auditEntry,
      id: "act-1",
      address: null,
    },
    {
      ...auditEntry,
      id: "act-2",
      at: "2026-11-20T08:05:00.000Z",
      action: "resetPassword",
      what: "chose a new password by the letter",
      who: { name: "Akinwande-Cole Modupe Titilayo-Oluwaseun", role: "exams and records" },
      impersonator: { name: by.who, role: "super administrator" },
      changes: [],
      reason: null,
    },
  ],
  next: "2026-11-20T08:05:00.000000Z/act-2",
};

type Event = Output<"listSecurityLog">["items"][number];

const event = {
  person: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
  personId: "u-7",
  by: null,
  byId: null,
  address: "102.89.23.114",
  count: 1,
  lastAt: "2026-11-23T09:52:00.000Z",
} as const;

/** A sign-in after wrong passwords, a flood that nobody is known of, an impersonation, a refusal. */
export const securityEvents: Event[] = [
  { ...event, id: "l-1", at: "2026-11-23T09:52:00.000Z", kind: "signIn", what: "signed in" },
  {
    ...event,
    id: "l-2",
    at: "2026-11-23T09:41:00.000Z",
    kind: "failed",
    what: "tried to sign in with a wrong password",
    count: 4,
  },
  {
    ...event,
    id: "l-3",
    at: "2026-11-23T09:12:00.000Z",
    kind: "locked",
    what: "tried too often (sign in by address), and has to wait",
    person: null,
    personId: null,
    address: "2a02:2788:1005:8f1a:9c4d:77ff:fe12:3456",
    count: 1_204,
  },
  {
    ...event,
    id: "l-4",
    at: "2026-11-22T15:30:00.000Z",
    kind: "impersonation",
    what: "asked to sign in as Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
    by: by.who,
    byId: by.whoId,
  },
  {
    ...event,
    id: "l-5",
    at: "2026-11-22T11:05:00.000Z",
    kind: "refused",
    what: "asked for what the account may not open",
    address: null,
  },
];
