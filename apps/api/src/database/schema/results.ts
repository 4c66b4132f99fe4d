import type { BoardPackSaid } from "@polyportal/api-client/contract/score-sheet-board-packs";
import { amendmentStates } from "@polyportal/domain/score-sheet/amendment-states";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import type { RowVersions } from "@polyportal/domain/score-sheet/since-pack";
import { scoreSources } from "@polyportal/domain/score-sheet/sources";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { sheetSteps as stepKinds } from "@polyportal/domain/score-sheet/steps";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant, revision, semester } from "./columns.ts";
import { courseId } from "./course.ts";
import { departmentId, departmentOptions } from "./faculty.ts";
import { studentId } from "./student.ts";
import { userId, users } from "./users.ts";

/** Marks, to two decimals; none where nothing was entered, which is not 0. */
const marks = () => numeric({ precision: 5, scale: 2, mode: "number" });

/** The scores of a course in a session, and how far they have come. */
export const scoreSheets = pgTable(
  "score_sheets",
  {
    id: uuid().primaryKey(),
    courseId: courseId(),
    sessionId: academicSessionId(),
    state: text({ enum: sheetStates }).notNull(),
    /** Counts what is done with the sheet as a whole: whoever decided over an older one is told. */
    revision: revision(),
    /** What each part counts of 100: the course's, fixed here by the first mark; null until then. */
    testMax: integer(),
    labMax: integer(),
    examMax: integer(),
    /** Until when this sheet alone may be written, where that is later than its semester's deadline. */
    extendedUntil: instant(),
    /** A published sheet that is being looked at again: no statement of it is printed meanwhile. */
    heldAt: instant(),
    publishedAt: instant(),
    /** Of the academic board: the day and the minute by which it was published. */
    boardDate: date(),
    minuteNumber: text(),
  },
  (table) => [
    unique("score_sheets_one").on(table.courseId, table.sessionId),
    index("score_sheets_session_state").on(table.sessionId, table.state),
    check(
      "score_sheets_published_at",
      sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`,
    ),
    check("score_sheets_held", sql`${table.heldAt} is null or ${table.state} = 'published'`),
    check(
      "score_sheets_split",
      sql`${table.testMax} + ${table.labMax} + ${table.examMax} = 100
        or (${table.testMax} is null and ${table.labMax} is null and ${table.examMax} is null)`,
    ),
  ],
);

/** Of which sheet it is. */
const sheetId = () =>
  uuid()
    .notNull()
    .references(() => scoreSheets.id);

/** What one student earned in one course of one session, as it stands; `score_versions` has how. */
export const scores = pgTable(
  "scores",
  {
    sheetId: sheetId(),
    studentId: studentId(),
    /** Counts each change of the row; the newest of its versions is what stands here. */
    version: integer().notNull().default(1),
    test: marks(),
    lab: marks(),
    exam: marks(),
    /** The sum once every part of the split is entered; none beside a code. */
    total: marks(),
    code: text({ enum: markCodes }),
    /** From when on the student sees it; stays, whatever becomes of the registration. */
    publishedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.sheetId, table.studentId] }),
    check(
      "scores_total",
      sql`${table.total} is null or (${table.code} is null
        and ${table.total} = coalesce(${table.test}, 0) + coalesce(${table.lab}, 0) + coalesce(${table.exam}, 0))`,
    ),
    check("scores_range", sql`${table.total} between 0 and 100`),
    index("scores_student").on(table.studentId),
  ],
);

/** Whether anything is entered in a row: a mark or a code. */
export const isScored = sql`coalesce(${scores.test}::text, ${scores.lab}::text, ${scores.exam}::text, ${scores.total}::text, ${scores.code}) is not null`;

/** Every version of a row: what was changed by whom, when and by which way. */
export const scoreVersions = pgTable(
  "score_versions",
  {
    sheetId: sheetId(),
    studentId: studentId(),
    version: integer().notNull(),
    test: marks(),
    lab: marks(),
    exam: marks(),
    total: marks(),
    code: text({ enum: markCodes }),
    /** Why: of a code that wants a reason, and of an amendment. */
    reason: text().notNull().default(""),
    source: text({ enum: scoreSources }).notNull(),
    /** Null of what was entered before versions were kept. */
    enteredBy: uuid().references(() => users.id),
    enteredAt: instant().notNull(),
    /** The import that brought it. */
    importId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.sheetId, table.studentId, table.version] }),
    index("score_versions_entered_by").on(table.enteredBy, table.sheetId),
  ],
);

/** What became of a sheet as a whole, step by step. */
export const sheetSteps = pgTable(
  "sheet_steps",
  {
    id: uuid().primaryKey(),
    sheetId: sheetId(),
    step: text({ enum: stepKinds }).notNull(),
    /** The sheet's revision after it. */
    revision: integer().notNull(),
    takenBy: userId(),
    takenAt: instant().notNull(),
    /** Why it was returned, held or extended; what the lecturer remarks to the head. */
    reason: text().notNull().default(""),
    /** The students whose rows a return points at. */
    pointedAt: jsonb().$type<string[]>().notNull().default([]),
    /** Which version each row had when the sheet left the lecturer, by student; null of other steps. */
    snapshot: jsonb().$type<Record<string, number>>(),
  },
  (table) => [
    unique("sheet_steps_one").on(table.sheetId, table.revision),
    index("sheet_steps_taken_by").on(table.takenBy),
  ],
);

/** Until when lecturers enter the scores of a semester. */
export const resultDeadlines = pgTable(
  "result_deadlines",
  {
    sessionId: academicSessionId(),
    semester: semester().notNull(),
    closesAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.semester] })],
);

/** What a published score was before it was amended, by whom and why. */
export const scoreAmendments = pgTable(
  "score_amendments",
  {
    id: uuid().primaryKey(),
    sheetId: sheetId(),
    studentId: studentId(),
    /** The version that it replaced. */
    version: integer().notNull(),
    test: marks(),
    lab: marks(),
    exam: marks(),
    total: marks(),
    code: text({ enum: markCodes }),
    reason: text().notNull(),
    amendedAt: instant().notNull(),
    /** Null of what was amended before these were kept. */
    requestedBy: uuid().references(() => users.id),
    appliedBy: uuid().references(() => users.id),
    minuteNumber: text().notNull().default(""),
  },
  (table) => [
    unique("score_amendments_one").on(table.sheetId, table.studentId, table.version),
    index("score_amendments_requested_by").on(table.requestedBy),
    index("score_amendments_applied_by").on(table.appliedBy),
  ],
);

/** An amendment that is asked for, and how far three offices have brought it. */
export const amendmentRequests = pgTable(
  "amendment_requests",
  {
    id: uuid().primaryKey(),
    sheetId: sheetId(),
    studentId: studentId(),
    /** The version that it is to replace. */
    version: integer().notNull(),
    test: marks(),
    lab: marks(),
    exam: marks(),
    code: text({ enum: markCodes }),
    /** Why, of 15 to 500 characters; the student reads it once it is applied. */
    reason: text().notNull(),
    /** A script or letter that proves it; null where there is none. */
    evidenceId: uuid(),
    /**
     * `stage`, because the former release still reads `state` with its words "headed" and "deaned": a trigger
     * keeps both, and `headed_by` to `deaned_at`, in step (0075).
     */
    state: text("stage", { enum: amendmentStates }).notNull(),
    requestedBy: userId(),
    requestedAt: instant().notNull(),
    headEndorsedBy: uuid().references(() => users.id),
    headEndorsedAt: instant(),
    deanApprovedBy: uuid().references(() => users.id),
    deanApprovedAt: instant(),
    /** Who applied or refused it. */
    endedBy: uuid().references(() => users.id),
    endedAt: instant(),
    /** Why it was refused. */
    refusal: text().notNull().default(""),
    minuteNumber: text().notNull().default(""),
  },
  (table) => [
    // One open request a row.
    uniqueIndex("amendment_requests_open")
      .on(table.sheetId, table.studentId)
      .where(sql`${table.state} not in ('applied', 'refused')`),
    index("amendment_requests_student").on(table.studentId),
    index("amendment_requests_state").on(table.state, table.requestedAt),
    index("amendment_requests_requested_by").on(table.requestedBy),
    index("amendment_requests_head_endorsed_by").on(table.headEndorsedBy),
    index("amendment_requests_dean_approved_by").on(table.deanApprovedBy),
    index("amendment_requests_ended_by").on(table.endedBy),
  ],
);

/** A pack that was made for the academic board: what it says, and of which versions, to see what changed since. */
export const boardPacks = pgTable(
  "board_packs",
  {
    id: uuid().primaryKey(),
    sessionId: academicSessionId(),
    semester: semester().notNull(),
    departmentId: departmentId(),
    levelId: integer().notNull(),
    /** Null of all of a level. */
    departmentOptionId: integer().references(() => departmentOptions.id),
    madeBy: userId(),
    madeAt: instant().notNull(),
    /** All that the pack says, so that it can be printed again as the board had it. */
    said: jsonb().$type<BoardPackSaid>().notNull(),
    /** Of that. */
    fingerprint: text().notNull(),
    /** Which version each row had, by sheet and student. */
    versions: jsonb().$type<RowVersions>().notNull(),
  },
  (table) => [
    index("board_packs_class").on(
      table.sessionId,
      table.semester,
      table.departmentId,
      table.levelId,
    ),
    index("board_packs_department").on(table.departmentId),
    index("board_packs_option").on(table.departmentOptionId),
    index("board_packs_made_by").on(table.madeBy),
  ],
);
