import { offices } from "@polyportal/domain/rights/offices";
import { officeSchema } from "@polyportal/domain/user-management/office-form";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, idParam } from "./shared.ts";

const office = z.enum(offices);
const staffOnly = { audience: ["official"] } as const;

export const officeEndpoints = {
  listOffices: listOf({
    ...staffOnly,
    claim: "users.see",
    path: "/api/Lecturer/offices",
    summary: "Who heads which department and is dean of which faculty, and who was",
    row: z.object({
      id: z.string(),
      office,
      unitId: z.int(),
      unit: z.string(),
      holderId: z.string(),
      holder: z.string(),
      staffNumber: z.nullable(z.string()),
      since: z.string(),
      until: z.nullable(z.string()),
      acting: z.boolean(),
      /** To come, held today, or over. */
      state: z.enum(["coming", "current", "over"]),
    }),
    filters: { office, unit: several(idParam), current: yesOrNo },
    sorts: ["unit", "since"],
  }),
  assignOffice: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/offices",
    summary: "Gives somebody an office, or lets somebody act in it for a while",
    claim: "users.enter",
    input: z.extend(z.object({ office }), officeSchema.shape),
    output: z.object({ id: z.string() }),
    errors: ["not_found", "own_account", "office_taken", "role_not_fitting", "dates_wrong"],
  }),
  endOffice: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/end-office/{id}",
    summary: "Ends an office with a day; the rights that it brought end with that day",
    claim: "users.enter",
    input: z.object({ id: z.uuid(), until: officeSchema.shape.since, reason }),
    output: done,
    errors: ["not_found", "own_account", "office_over", "dates_wrong"],
  }),
};
