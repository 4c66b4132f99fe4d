import type { Signatory } from "@polyportal/domain/programmes/signatories";
import { index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** A paper that was given out, so that its QR code can be asked about. */
export const issuedDocuments = pgTable(
  "issued_documents",
  {
    /** What stands beside the QR code: `9F3K-22QX-7MPA`. */
    code: text().primaryKey(),
    /** One of `domain/document/kinds`. */
    kind: text().notNull(),
    /** The invoice, registration, … that it shows, and of which person. */
    subjectId: text().notNull(),
    holderId: uuid(),
    /** What is printed, as the paper's reader may compare it: label and words. */
    facts: jsonb().$type<readonly { label: string; value: string }[]>().notNull(),
    /** Who signs it, kept with it: another holder of the office has not signed it. Null where nobody does. */
    signatory: jsonb().$type<Signatory>(),
    /** Of the facts: another fingerprint is another paper. */
    fingerprint: text().notNull(),
    issuedAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [
    unique("issued_documents_one").on(table.kind, table.subjectId, table.fingerprint),
    index("issued_documents_holder").on(table.holderId),
  ],
);
