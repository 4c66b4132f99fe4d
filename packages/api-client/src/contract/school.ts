import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { nothing } from "./shared.ts";

/** Settings of a school, which need no rebuild. */
export const schoolConfiguration = z.object({
  name: z.string(),
  shortName: z.string(),
  location: z.string(),
  /** The postal address, shown on papers with the website's address. */
  address: z.string(),
  website: z.string(),
  /** The URL of the crest. */
  crest: z.string(),
  helpLine: z.string(),
  elearningUrl: z.string(),
  evotingUrl: z.string(),
  /** True while payments go to the local sandbox. Pages say that no money moves. */
  sandboxPayments: z.boolean(),
  /** True in a rehearsal: mails are not sent but shown on `/api/dev/mail`. */
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
