import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { nothing } from "./shared.ts";

/** What a school sets for itself; changing it needs no rebuild. */
export const schoolConfiguration = z.object({
  name: z.string(),
  shortName: z.string(),
  location: z.string(),
  /** Where letters reach it: at the head of its papers, with the address on the web. */
  address: z.string(),
  website: z.string(),
  /** Address of the crest's picture. */
  crest: z.string(),
  helpLine: z.string(),
  elearningUrl: z.string(),
  evotingUrl: z.string(),
  /** True while payments go to the local sandbox: pages say that no money moves. */
  sandboxPayments: z.boolean(),
  /** True in a rehearsal: messages are kept where the page leads to them, `/api/dev/mail`. */
  messagesShown: z.boolean(),
});

export type SchoolConfiguration = z.infer<typeof schoolConfiguration>;

export const schoolEndpoints = {
  getSchool: endpoint({
    method: "GET",
    path: "/api/School/configuration",
    summary: "The school's name, location, crest, help line and outside links",
    audience: ["anyone"],
    input: nothing,
    output: schoolConfiguration,
    errors: [],
  }),
  getHealth: endpoint({
    method: "GET",
    path: "/api/health",
    summary: "Whether the server and its database answer",
    audience: ["anyone"],
    input: nothing,
    output: z.object({ status: z.literal("ok"), database: z.literal("ok") }),
    errors: ["database_unavailable"],
  }),
};
