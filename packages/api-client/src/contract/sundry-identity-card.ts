import {
  cardDecisionSchema,
  cardPlaces,
  identitySchema,
} from "@polyportal/domain/sundry/identity-card";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done, nothing, timestamp } from "./shared.ts";
import { uploadErrors } from "./upload-errors.ts";

/** Who may decide about identities. Whoever gets the code can order in that person's name. */
const registry = { audience: ["official"], claim: "students.approve", afterShell: true } as const;
const byId = z.object({ id: z.uuid() });
const page = z.optional(z.file());

/** A waiting card, as its sender described it. */
const row = {
  id: z.uuid(),
  /** As it was given: a matric or an admission number. */
  matricNumber: z.string(),
  surname: z.string(),
  email: z.string(),
  sentAt: timestamp,
  /** A student on record has the number. */
  known: z.boolean(),
} as const;

/** Identity cards of graduates who receive no code for their transcripts. */
export const identityCardEndpoints = {
  sendIdentityCard: endpoint({
    method: "POST",
    path: "/api/Sundry/send-identity-card",
    summary:
      "Hands an identity card to the registry, of who gets no code for transcripts; the answer is the same for all",
    audience: ["anyone"],
    afterShell: true,
    send: "upload",
    input: z.object({
      ...identitySchema.shape,
      card: page,
      card2: page,
      card3: page,
      card4: page,
      card5: page,
      card6: page,
    }),
    output: done,
    errors: uploadErrors,
  }),
  listIdentityCards: endpoint({
    ...registry,
    method: "GET",
    path: "/api/Sundry/identity-cards",
    summary: "Identity cards that wait, those that wait longest first, a hundred at most",
    whole: true,
    input: nothing,
    output: z.object({ cards: z.array(z.object(row)), waiting: z.int() }),
    errors: [],
  }),
  getIdentityCard: endpoint({
    ...registry,
    method: "GET",
    path: "/api/Sundry/identity-card/{id}",
    summary: "One that waits: what was given, beside what is on record",
    input: byId,
    output: z.object({
      ...row,
      /** YYYY-MM-DD. */
      dateOfBirth: z.string(),
      year: z.string(),
      /** The student with the number; null if there is none. */
      record: z.nullable(
        z.object({
          fullName: z.string(),
          dateOfBirth: z.nullable(z.string()),
          year: z.string(),
          department: z.string(),
          email: z.string(),
          phone: z.string(),
        }),
      ),
      pages: z.array(z.object({ place: z.enum(cardPlaces), pdf: z.boolean() })),
    }),
    errors: ["not_found"],
  }),
  getIdentityCardPage: endpoint({
    ...registry,
    method: "GET",
    path: "/api/Sundry/identity-card/{id}/{place}",
    summary: "The bytes of a page of it. Each opening is put on record",
    answer: "file",
    input: z.extend(byId, { place: z.enum(cardPlaces) }),
    output: nothing,
    errors: ["not_found"],
  }),
  decideIdentityCard: endpoint({
    ...registry,
    method: "POST",
    path: "/api/Sundry/decide-identity-card/{id}",
    summary:
      "Accepts it, by which the address that was given becomes the one on record, or refuses it; either way the card is deleted, and its sender told",
    input: z.extend(byId, cardDecisionSchema.shape),
    output: done,
    errors: ["not_found", "conflict", "email_taken"],
  }),
};
