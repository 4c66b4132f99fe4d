import type { Output } from "@polyportal/api-client/client/client";

type Window = Output<"listRegistrationWindows">["windows"][number];

const unset = {
  opensAt: null,
  lateFrom: null,
  closesAt: null,
  addDropClosesAt: null,
  appraisalsFrom: null,
  state: "unset",
  submitted: 0,
  approved: 0,
  returned: 0,
  revision: 0,
} as const;

const past = {
  opensAt: "2025-11-02T23:00:00.000Z",
  lateFrom: null,
  closesAt: "2025-12-20T22:59:59.999Z",
  addDropClosesAt: "2026-01-16T22:59:59.999Z",
  appraisalsFrom: "2026-02-01T23:00:00.000Z",
  state: "closed",
  submitted: 0,
  approved: 18_204,
  returned: 36,
  revision: 3,
} as const;

/** The windows of two sessions: late, not open yet, closed; and of one that nothing is set of. */
export const registrationWindows: Window[] = [
  { sessionId: 4, session: "2027/2028", current: false, semester: "First", ...unset },
  {
    sessionId: 3,
    session: "2026/2027",
    current: true,
    semester: "First",
    opensAt: "2026-11-01T23:00:00.000Z",
    lateFrom: "2026-11-20T23:00:00.000Z",
    closesAt: "2026-12-18T22:59:59.999Z",
    addDropClosesAt: "2027-01-15T22:59:59.999Z",
    appraisalsFrom: "2027-01-31T23:00:00.000Z",
    state: "late",
    submitted: 412,
    approved: 16_839,
    returned: 57,
    revision: 4,
  },
  {
    sessionId: 3,
    session: "2026/2027",
    current: true,
    semester: "Second",
    ...unset,
    opensAt: "2027-03-21T23:00:00.000Z",
    closesAt: "2027-05-07T22:59:59.999Z",
    addDropClosesAt: "2027-05-21T22:59:59.999Z",
    state: "not-open",
    revision: 1,
  },
  { sessionId: 2, session: "2025/2026", current: false, semester: "First", ...past },
];

/** The one that is late, with whom it touches to close it. */
export const lateWindow: Output<"getRegistrationWindow"> = {
  ...(registrationWindows[1] as Window),
  unregistered: 1_284,
  opened: 1,
};
