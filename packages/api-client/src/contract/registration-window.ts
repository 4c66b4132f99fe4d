import { windowStates } from "@polyportal/domain/course-registration/window";
import { windowSchema } from "@polyportal/domain/course-registration/window-form";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done, idParam, nothing, semester, timestamp } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;
const see = { ...staffOnly, claim: "courses.see" } as const;
const enter = { ...staffOnly, claim: "courses.enter" } as const;

/** Which window. */
const which = { sessionId: idParam, semester };

/** The window's revision that the form began from; 0 if none was set. */
const revision = z.int();

const moment = z.nullable(timestamp);

const row = {
  sessionId: z.int(),
  session: z.string(),
  /** It belongs to the current session. */
  current: z.boolean(),
  semester,
  /** Null until it is set. */
  opensAt: moment,
  /** Null if there is no late fee. */
  lateFrom: moment,
  closesAt: moment,
  addDropClosesAt: moment,
  appraisalsFrom: moment,
  state: z.enum(windowStates),
  /** Registrations that wait for their officers, and decided ones. */
  submitted: z.int(),
  approved: z.int(),
  returned: z.int(),
  revision,
};

/** When the courses of each semester can be registered, added and dropped. */
export const registrationWindowEndpoints = {
  listRegistrationWindows: endpoint({
    ...see,
    method: "GET",
    path: "/api/courseRegistration/windows",
    summary: "The registration window of every semester, how it stands, and what was registered",
    whole: true,
    input: nothing,
    output: z.object({ windows: z.array(z.object(row)) }),
    errors: [],
  }),
  getRegistrationWindow: endpoint({
    ...see,
    method: "GET",
    path: "/api/courseRegistration/windows/{sessionId}/{semester}",
    summary: "One registration window, and whom it touches to close it",
    input: z.object(which),
    output: z.extend(z.object(row), {
      /** Students of the session who have registered nothing in the semester. */
      unregistered: z.int(),
      /** Students for whom it is open separately, whatever the window. */
      opened: z.int(),
    }),
    errors: ["not_found"],
  }),
  saveRegistrationWindow: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/courseRegistration/windows",
    summary: "Opens a semester's registration, or changes its days; it closes nothing at once",
    input: z.safeExtend(windowSchema, { ...which, revision }),
    output: done,
    errors: ["not_found", "conflict", "window_would_close"],
  }),
  closeRegistrationWindow: endpoint({
    ...enter,
    method: "POST",
    path: "/api/courseRegistration/close-window",
    summary: "Closes registration now; once it is closed, adding and dropping",
    input: z.object({ ...which, revision, reason }),
    output: done,
    errors: ["not_found", "conflict", "window_not_open"],
  }),
};
