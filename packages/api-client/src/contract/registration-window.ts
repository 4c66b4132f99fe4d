import { windowStates } from "@polyportal/domain/course-registration/window";
import { windowSchema } from "@polyportal/domain/course-registration/window-form";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done, idParam, nothing, semester, timestamp } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;
const see = { ...staffOnly, claim: "courses.see" } as const;
const enter = { ...staffOnly, claim: "courses.enter" } as const;

/** Which window is meant. */
const which = { sessionId: idParam, semester };

/** Of the window as the form began from it; 0 where none was set. */
const revision = z.int();

const moment = z.nullable(timestamp);

const row = {
  sessionId: z.int(),
  session: z.string(),
  /** It is of the current session. */
  current: z.boolean(),
  semester,
  /** Null until it is set. */
  opensAt: moment,
  /** Null where registering never costs the late fee. */
  lateFrom: moment,
  closesAt: moment,
  addDropClosesAt: moment,
  appraisalsFrom: moment,
  state: z.enum(windowStates),
  /** Registrations that wait for their officers, and those decided about. */
  submitted: z.int(),
  approved: z.int(),
  returned: z.int(),
  revision,
};

/** From when until when the courses of each semester can be registered, added and dropped. */
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
      /** Students to whom it is open by themselves, whatever becomes of the window. */
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
