import { offerActs, offerStates, type OfferAct } from "@polyportal/domain/student/transitions";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { applications } from "./application.ts";
import { instant } from "./columns.ts";
import { students } from "./student.ts";
import { users } from "./users.ts";

/** A place that the school offers, from the admission list to the matric number. */
export const admissionOffers = pgTable(
  "admission_offers",
  {
    id: uuid().primaryKey(),
    /** Null of whom an older record has brought in, and once the application is forgotten. */
    applicationId: uuid().references(() => applications.id, { onDelete: "set null" }),
    /** Null until the account is made. */
    studentId: uuid().references(() => students.id),
    sessionId: academicSessionId(),
    state: text({ enum: offerStates }).notNull(),
  },
  (table) => [
    index("admission_offers_application").on(table.applicationId),
    index("admission_offers_student").on(table.studentId),
    check(
      "admission_offers_of_somebody",
      sql`${table.applicationId} is not null or ${table.studentId} is not null`,
    ),
  ],
);

/** What has moved an offer, when, and who did it. */
export const admissionOfferSteps = pgTable(
  "admission_offer_steps",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    offerId: uuid()
      .notNull()
      .references(() => admissionOffers.id, { onDelete: "cascade" }),
    act: text({ enum: Object.keys(offerActs) as [OfferAct, ...OfferAct[]] }).notNull(),
    at: instant().notNull(),
    /** Nobody where it came by itself: a payment, the end of the days. */
    by: uuid().references(() => users.id),
  },
  (table) => [index("admission_offer_steps_offer").on(table.offerId)],
);
