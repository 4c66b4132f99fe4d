import {
  staffRelationships,
  staffRequestStates,
} from "@polyportal/domain/staff-request/staff-requests";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several } from "./list.ts";
import { done, timestamp } from "./shared.ts";

const staff = { audience: ["lecturer", "official"], scope: "own" } as const;
const state = z.enum(staffRequestStates);

export const staffRequestEndpoints = {
  listStaffRequests: listOf({
    ...staff,
    path: "/api/StaffRequests/requests",
    summary: "Applicants who say that the caller puts them forward, the newest first",
    row: z.object({
      id: z.uuid(),
      fullName: z.string(),
      relationship: z.enum(staffRelationships),
      session: z.string(),
      askedAt: timestamp,
      /** After this it can no longer be answered. */
      lapsesAt: timestamp,
      state,
    }),
    filters: { state: several(state) },
    sorts: ["askedAt"],
  }),
  answerStaffRequest: endpoint({
    ...staff,
    method: "POST",
    path: "/api/StaffRequests/answer/{id}",
    summary: "Confirms or denies that the caller puts an applicant forward; once, within 7 days",
    input: z.object({ id: z.uuid(), confirmed: z.boolean() }),
    output: done,
    errors: ["not_found", "own_work", "already_decided", "approval_lapsed"],
  }),
};
