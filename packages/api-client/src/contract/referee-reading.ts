import {
  letterPlaces,
  ranks,
  ratedPoints,
  ratings,
  recommendations,
} from "@polyportal/domain/referee/choices";
import { refereeStates } from "@polyportal/domain/referee/rules";
import { referenceSignals } from "@polyportal/domain/referee/signals";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { idParam, nothing, timestamp } from "./shared.ts";

const readers = { audience: ["official"], claim: "references.read", afterShell: true } as const;
const state = z.enum(refereeStates);
const signals = z.array(z.enum(referenceSignals));

/** The applicant of a reference. */
const about = {
  applicant: z.string(),
  applicationNumber: z.string(),
  award: z.string(),
  department: z.string(),
  session: z.string(),
} as const;

/** What a referee wrote. */
const answer = z.object({
  title: z.string(),
  fullName: z.string(),
  institution: z.string(),
  position: z.string(),
  phone: z.string(),
  relationship: z.string(),
  yearsKnown: z.string(),
  ratings: z.record(z.enum(ratedPoints), z.enum(ratings)),
  rank: z.enum(ranks),
  recommendation: z.enum(recommendations),
  statement: z.string(),
});

/** For those who may read the references of postgraduates. */
export const referenceReadingEndpoints = {
  listReferences: listOf({
    ...readers,
    path: "/api/PG/references",
    summary:
      "Who was asked for a reference and how far each is, the newest first; never what it says",
    row: z.object({
      id: z.uuid(),
      ...about,
      referee: z.string(),
      institution: z.string(),
      relationship: z.string(),
      state,
      namedAt: timestamp,
      /** When it got its state. */
      at: z.nullable(timestamp),
      /** Things to look at twice; empty if it has not arrived. */
      signals,
    }),
    filters: { session: idParam, state: several(state), signal: yesOrNo },
    sorts: ["namedAt"],
  }),
  readReference: endpoint({
    ...readers,
    method: "GET",
    path: "/api/PG/reference/{id}",
    summary: "What a referee wrote. Each reading is put on record",
    input: z.object({ id: z.uuid() }),
    output: z.object({
      ...about,
      /** As the applicant named them. */
      named: z.object({
        title: z.string(),
        fullName: z.string(),
        institution: z.string(),
        position: z.string(),
        relationship: z.string(),
        email: z.string(),
        phone: z.string(),
      }),
      state,
      givenAt: z.nullable(timestamp),
      /** Null until it is given. */
      answer: z.nullable(answer),
      signals,
      /** The pages of a letter, by place. */
      letter: z.array(z.object({ place: z.enum(letterPlaces), pdf: z.boolean() })),
    }),
    errors: ["not_found"],
  }),
  getReferenceLetter: endpoint({
    ...readers,
    method: "GET",
    path: "/api/PG/reference-letter/{id}/{place}",
    summary: "The bytes of a page of a referee's letter. Each opening is put on record",
    answer: "file",
    input: z.object({ id: z.uuid(), place: z.enum(letterPlaces) }),
    output: nothing,
    errors: ["not_found"],
  }),
};
