import { whenOpenSchema, whenOpenToken } from "@polyportal/domain/programmes/when-open";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done, naira, programmeSlug, timestamp } from "./shared.ts";

const token = z.object({ token: whenOpenToken });

const programmePage = z.object({
  open: z.boolean(),
  opensAt: z.nullable(timestamp),
  closesAt: z.nullable(timestamp),
  session: z.string(),
  /** One without an award, or one for each award. */
  fees: z.array(z.object({ award: z.nullable(z.string()), amount: naira })),
  departments: z.array(
    z.object({
      faculty: z.string(),
      name: z.string(),
      /** Its requirements as texts. */
      asks: z.array(z.string()),
      /** Its own text; empty if there is none. */
      requirements: z.string(),
    }),
  ),
  /** The time of this data. */
  asOf: timestamp,
});

export type ProgrammePage = z.infer<typeof programmePage>;

/** What a programme's public page asks. */
export const programmePageEndpoints = {
  getProgrammePage: endpoint({
    method: "GET",
    path: "/api/Application/programme-page/{programme}",
    summary: "A programme's fees, dates, and departments with what they demand",
    audience: ["anyone"],
    input: z.object({ programme: programmeSlug }),
    output: programmePage,
    errors: ["not_found"],
    allowStale: true,
    afterShell: true,
  }),
  askWhenOpen: endpoint({
    method: "POST",
    path: "/api/Application/tell-when-open",
    summary:
      "Asks to be told that a programme opens: a letter confirms it. The answer is the same whether the address waits already or not",
    audience: ["anyone"],
    input: z.extend(whenOpenSchema, { programme: programmeSlug }),
    output: done,
    errors: ["too_many_requests"],
    afterShell: true,
  }),
  confirmWhenOpen: endpoint({
    method: "POST",
    path: "/api/Application/confirm-when-open",
    summary: "Confirms by the link of the letter; once more changes nothing",
    audience: ["anyone"],
    input: token,
    output: z.object({ programme: programmeSlug }),
    errors: ["link_expired", "too_many_requests"],
    afterShell: true,
  }),
  endWhenOpen: endpoint({
    method: "POST",
    path: "/api/Application/end-when-open",
    summary: "Ends by the link of the letter, and forgets the address",
    audience: ["anyone"],
    input: token,
    output: done,
    errors: ["link_expired", "too_many_requests"],
    afterShell: true,
  }),
};
