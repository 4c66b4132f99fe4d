import type { Prefill } from "@polyportal/domain/application/prefill";
import type { DocumentPlace } from "@polyportal/domain/application/steps/documents/documents";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { StepId } from "@polyportal/domain/programmes/programme";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { applicationTypes } from "./application-type.ts";
import { instant } from "./columns.ts";
import { countries, lgas, states } from "./country.ts";
import { departmentId, departmentOptions, departments, faculties } from "./faculty.ts";
import { invoices } from "./invoice.ts";
import { jupebOptions, jupebOptionSubjects } from "./jupeb.ts";
import { oLevelGrades, oLevelSubjects, oLevelTypes } from "./o-level.ts";
import { storedFiles } from "./stored-files.ts";
import { users } from "./users.ts";

/** One application, opened by the RRR of its paid invoice. Steps fill its parts one by one. */
export const applications = pgTable(
  "applications",
  {
    id: uuid().primaryKey(),
    invoiceId: uuid()
      .notNull()
      .unique()
      .references(() => invoices.id),
    rrr: text().notNull().unique(),
    /** Printed, such as `ND/2026/000042`. */
    applicationNumber: text().notNull().unique(),
    programmeSlug: text()
      .$type<ProgrammeSlug>()
      .notNull()
      .references(() => applicationTypes.slug),
    /** Which revision of the programme's definition it was opened with, and keeps to its slip. */
    definitionRevision: smallint().notNull().default(1),
    sessionId: academicSessionId(),
    lastname: text().notNull(),
    firstname: text().notNull(),
    middlename: text().notNull(),
    email: text().notNull(),
    mobileNumber: text().notNull(),
    /** The number by which it was opened, where its programme asks one besides the RRR. */
    openedBy: text(),
    /** JAMB's number as it is saved, of programmes that take one application of each. */
    jambNumber: text(),
    passportFileId: uuid().references(() => storedFiles.id),
    createdAt: instant().notNull(),
    completedAt: instant(),
    /** When the school opened sections of it again last. */
    reopenedAt: instant(),
    /** When the school closed it, for it stands twice, and who did. */
    deletedAt: instant(),
    deletedBy: uuid().references(() => users.id),
    /** When what the school waits for after the sending came: the official transcript. */
    proofReceivedAt: instant(),
    // Who has saved everything and not sent it is reminded: how often, and when last.
    reminders: smallint().notNull().default(0),
    remindedAt: instant(),
    // Offered by the admission list; both are empty until then.
    admissionNumber: text().unique(),
    admittedAt: instant(),
  },
  (table) => [
    index("applications_programme").on(table.programmeSlug, table.sessionId),
    index("applications_email").on(sql`lower(${table.email})`),
    uniqueIndex("applications_jamb_number")
      .on(table.programmeSlug, table.sessionId, table.jambNumber)
      .where(sql`${table.jambNumber} is not null and ${table.deletedAt} is null`),
  ],
);

/** The school has not closed it. */
export const isKept = sql<boolean>`${applications.deletedAt} is null`;

const applicationId = () =>
  uuid()
    .notNull()
    .references(() => applications.id, { onDelete: "cascade" });

/** Where a supplementary application comes from: an earlier one of this school, or JAMB's list alone. */
export const applicationSources = pgTable(
  "application_sources",
  {
    applicationId: applicationId().primaryKey(),
    /** The number by which it was found, which opens the application from then on. */
    number: text().notNull(),
    /** Null where JAMB's list alone knows the applicant, and once the earlier one is deleted. */
    earlierId: uuid().references(() => applications.id, { onDelete: "set null" }),
    /** The present course, by name; the faculty is not known of JAMB's list. */
    faculty: text(),
    department: text().notNull(),
    /** JAMB's particulars as they were then. */
    jamb: jsonb().$type<Prefill>().notNull(),
    /** It was an earlier application, and gender and birth are its. */
    fixed: boolean().notNull(),
  },
  (table) => [index("application_sources_earlier").on(table.earlierId)],
);

/** Which steps have been saved, and when last, with the answers to what is asked as data. */
export const applicationSteps = pgTable(
  "application_steps",
  {
    applicationId: applicationId(),
    /** The step's id; it is older than forms, of which a programme has several. */
    kind: text().$type<StepId>().notNull(),
    savedAt: instant().notNull(),
    answers: jsonb().$type<Answers>().notNull().default({}),
    /** When the school opened it again: its answers stand, and it counts as saved once it is saved again. */
    reopenedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.kind] })],
);

/**
 * Personal details; the ids of plain lists point into `enum_items`, checked when they are saved. Blood group,
 * genotype and address are empty where the programme does not ask for them.
 */
export const applicationPersons = pgTable("application_persons", {
  applicationId: applicationId().primaryKey(),
  dateOfBirth: date({ mode: "string" }).notNull(),
  genderId: integer().notNull(),
  bloodGroupId: integer(),
  genoTypeId: integer(),
  religionId: integer().notNull(),
  maritalStatusId: integer().notNull(),
  countryId: integer()
    .notNull()
    .references(() => countries.id),
  stateId: integer()
    .notNull()
    .references(() => states.id),
  lgaId: integer().references(() => lgas.id),
  town: text().notNull(),
  permanentAddress: text().notNull().default(""),
});

export const applicationNextOfKin = pgTable("application_next_of_kin", {
  applicationId: applicationId().primaryKey(),
  fullName: text().notNull(),
  relationshipId: integer().notNull(),
  mobileNumber: text().notNull(),
  address: text().notNull(),
  email: text().notNull(),
});

/** Choice of school and department with what a programme asks beside it. */
export const applicationChoices = pgTable(
  "application_choices",
  {
    applicationId: applicationId().primaryKey(),
    facultyId: integer()
      .notNull()
      .references(() => faculties.id),
    departmentId: departmentId(),
    departmentOptionId: integer().references(() => departmentOptions.id),
    alternativeDepartmentId: integer().references(() => departments.id),
    jupebOptionId: integer().references(() => jupebOptions.id),
    jupebOptionSubjectId: integer().references(() => jupebOptionSubjects.id),
    modeOfStudyId: integer(),
    jambNumber: text(),
    utmeScore: smallint(),
  },
  (table) => [
    index("application_choices_department").on(table.departmentId),
    index("application_choices_jamb").on(table.jambNumber),
  ],
);

/** The four subjects of the UTME. */
export const applicationJambSubjects = pgTable(
  "application_jamb_subjects",
  {
    applicationId: applicationId(),
    position: smallint().notNull(),
    subjectId: integer()
      .notNull()
      .references(() => oLevelSubjects.id),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.position] })],
);

export const applicationNdResults = pgTable("application_nd_results", {
  applicationId: applicationId().primaryKey(),
  cgpa: numeric({ precision: 3, scale: 2, mode: "number" }).notNull(),
  courseStudied: text().notNull(),
  schoolAttended: text().notNull(),
  /** The year itself serves as its id. */
  yearOfGraduation: smallint().notNull(),
});

export const applicationInstitutions = pgTable("application_institutions", {
  applicationId: applicationId().primaryKey(),
  nameOfInstitution: text().notNull(),
  dateFrom: smallint().notNull(),
  dateTo: smallint().notNull(),
  certificate: text().notNull(),
});

/** One or two sittings, by position 0 and 1. */
export const applicationSittings = pgTable(
  "application_sittings",
  {
    applicationId: applicationId(),
    position: smallint().notNull(),
    /** Its result is not out yet: it has no subjects, no centre and no card. */
    awaiting: boolean().notNull().default(false),
    examinationTypeId: integer()
      .notNull()
      .references(() => oLevelTypes.id),
    examCenter: text().notNull(),
    examNumber: text().notNull(),
    examYear: smallint().notNull(),
    cardPin: text().notNull(),
    cardSerialNumber: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.position] })],
);

export const applicationSubjects = pgTable(
  "application_subjects",
  {
    applicationId: applicationId(),
    sitting: smallint().notNull(),
    position: smallint().notNull(),
    subjectId: integer()
      .notNull()
      .references(() => oLevelSubjects.id),
    gradeId: integer()
      .notNull()
      .references(() => oLevelGrades.id),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.sitting, table.position] }),
    uniqueIndex("application_subjects_once").on(
      table.applicationId,
      table.sitting,
      table.subjectId,
    ),
  ],
);

export const applicationDocuments = pgTable(
  "application_documents",
  {
    applicationId: applicationId(),
    /** The place of a file; it is older than documents of several pages. */
    kind: text().$type<DocumentPlace>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.kind] })],
);

/** Numbers that people read (`INV-2026-000042`): one row a series, locked for the moment of counting. */
export const numberSeries = pgTable("number_series", {
  series: text().primaryKey(),
  last: integer().notNull(),
});

/**
 * The code that a strange device needs, from its first asking on: it follows from the invoice and the
 * time, so nothing that opens anything is kept, and asking again does not change it.
 */
export const applicantCodes = pgTable("applicant_codes", {
  invoiceId: uuid()
    .primaryKey()
    .references(() => invoices.id, { onDelete: "cascade" }),
  issuedAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

/** Each opening of an application by its RRR. */
export const applicationOpenings = pgTable(
  "application_openings",
  {
    id: uuid().primaryKey(),
    applicationId: applicationId(),
    openedAt: instant().notNull(),
    ip: text().notNull(),
    /** When its holder closed it: its tokens are refused from then on. */
    endedAt: instant(),
  },
  (table) => [index("application_openings_application").on(table.applicationId)],
);
