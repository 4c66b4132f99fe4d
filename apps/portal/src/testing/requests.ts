import type { Output } from "@polyportal/api-client/client/client";

const asked = {
  act: "superAdministrator",
  reason: "The council has appointed her this week; the letter is in the file.",
  requester: "Effiong Emmanuel Bassey",
  requestedAt: "2026-11-20T09:30:00.000Z",
  lapsesAt: "2026-11-27T09:30:00.000Z",
  state: "waiting",
  decidedBy: null,
  decidedAt: null,
  remark: "",
  own: false,
  barred: null,
} as const;

/** Requests: one to decide, one of the person's own, one that was refused. */
export const approvals: Output<"listApprovals">["items"] = [
  {
    ...asked,
    id: "a-1",
    title: "Give Akinwande-Cole Modupe Titilayo-Oluwaseun the role super administrator",
    before: { Role: "hostel officer" },
    after: { Role: "hostel officer, super administrator" },
  },
  {
    ...asked,
    id: "a-2",
    act: "approvingRole",
    title: "Make an account for Bello Fatima: registrar",
    before: {},
    after: { "Full name": "Bello Fatima", "User name": "second.registrar", Role: "registrar" },
    own: true,
    barred: "Nobody approves what is the own request, nor while acting as another.",
  },
  {
    ...asked,
    id: "a-3",
    title: "Switch off Yusuf Halima Ramatu",
    before: { State: "Active" },
    after: { State: "Switched off" },
    state: "refused",
    decidedBy: "Akinwande-Cole Modupe Titilayo",
    decidedAt: "2026-11-21T08:00:00.000Z",
    remark: "She stays until the end of the session.",
  },
];

/** What applicants say of a member of staff. */
export const staffRequests: Output<"listStaffRequests">["items"] = [
  {
    id: "q-1",
    fullName: "Bello Hauwa",
    relationship: "ward",
    session: "2026/2027",
    askedAt: "2026-11-20T09:00:00.000Z",
    lapsesAt: "2026-11-27T09:00:00.000Z",
    state: "waiting",
  },
  {
    id: "q-2",
    fullName: "Okoro Chidi",
    relationship: "self",
    session: "2025/2026",
    askedAt: "2025-11-02T09:00:00.000Z",
    lapsesAt: "2025-11-09T09:00:00.000Z",
    state: "lapsed",
  },
];
