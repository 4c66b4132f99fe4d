import type { CapsStatus, JambChoice, JambList } from "@polyportal/domain/jamb-list/lists";
import type { genders } from "@polyportal/domain/lecturer/lecturer-form";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { wordsOf } from "./words.ts";
import { academicSessionId } from "./academic-session.ts";
import { instant } from "./columns.ts";
import { lgas, states } from "./country.ts";

type Named = Record<"jambNumber" | "lastname" | "firstname" | "middlename", AnyPgColumn>;

const searchedOf = ({ jambNumber, lastname, firstname, middlename }: Named) =>
  wordsOf(jambNumber, lastname, firstname, middlename);

/** Candidates by JAMB's own lists: who named the school, and with what result. */
export const jambCandidates = pgTable(
  "jamb_candidates",
  {
    id: uuid().primaryKey(),
    sessionId: academicSessionId(),
    /** The list that named the candidate last. */
    list: text().$type<JambList>().notNull(),
    jambNumber: text().notNull(),
    lastname: text().notNull(),
    firstname: text().notNull(),
    middlename: text().notNull().default(""),
    gender: text().$type<(typeof genders)[number]>().notNull(),
    stateId: integer().references(() => states.id),
    lgaId: integer().references(() => lgas.id),
    /** Null of direct entry alone. */
    utmeScore: smallint(),
    /** The four of the UTME in the list's order, by the ids of the O-level's subjects; none where the list has none. */
    subjects: jsonb()
      .$type<readonly { readonly subjectId: number; readonly score: number }[]>()
      .notNull()
      .default([]),
    /** As JAMB calls it. */
    course: text().notNull(),
    /** Null where the list does not say it. */
    choice: text().$type<JambChoice>(),
    capsStatus: text().$type<CapsStatus>().notNull().default("none"),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // A number is one person's in a session, whatever lists there are.
    unique("jamb_candidates_number").on(table.jambNumber, table.sessionId),
    check("jamb_candidates_utme", sql`${table.utmeScore} between 0 and 400`),
    check(
      "jamb_candidates_direct_entry",
      sql`${table.utmeScore} is not null or ${table.list} = 'direct-entry'`,
    ),
    index("jamb_candidates_names").on(
      table.sessionId,
      table.lastname,
      table.firstname,
      table.middlename,
      table.id,
    ),
    index("jamb_candidates_score").on(table.sessionId, table.utmeScore, table.id),
    index("jamb_candidates_words").using("gin", searchedOf(table)),
  ],
);

/** The words of a candidate, by the index of them. */
export const searchedCandidate = searchedOf(jambCandidates);
