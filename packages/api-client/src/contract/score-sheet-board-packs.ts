import { openStates } from "@polyportal/domain/score-sheet/amendment-states";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf } from "./list.ts";
import { classInSemester, composite } from "./results-composite.ts";
import { printedGrade } from "./results.ts";
import { earlierResult } from "./score-sheet-review.ts";
import { scoreStaff } from "./score-sheet.ts";
import { idParam, rowKey, semester, timestamp, classOfDepartment } from "./shared.ts";
import { classFilters } from "./class-filters.ts";

/** What names a class in a semester, and how it is called; without an option all of its level. */
export const classOfPack = {
  sessionId: z.int(),
  session: z.string(),
  semester,
  ...classOfDepartment,
  departmentOptionId: z.nullable(z.int()),
  option: z.nullable(z.string()),
};

/** A result, as it was or is. */
const result = z.object({ total: z.nullable(z.number()), grade: z.nullable(printedGrade) });

/** What a pack says besides its code: kept as it was made. */
const said = z.object({
  composite,
  /** Each column of the composite sheet in at most three earlier sessions, of the same class then. */
  earlier: z.array(z.object({ courseId: z.int(), sessions: z.array(earlierResult) })),
  /** All courses that the class takes in the semester, carry-overs and borrowed ones too. */
  courses: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      /** Null where nobody has begun its sheet. */
      state: z.nullable(z.enum(sheetStates)),
      /** The coordinator first; empty where nobody teaches it. */
      lecturers: z.string(),
      /** Who heads its department, and who is dean of its faculty; empty where nobody is. */
      head: z.string(),
      dean: z.string(),
      /** Who of the class takes it, and of how many nothing is entered. */
      students: z.int(),
      missing: z.int(),
    }),
  ),
  /** Results of the class that were amended in the session, up to the semester, the latest first. */
  amendments: z.array(
    z.object({
      code: z.string(),
      fullName: z.string(),
      matricNumber: z.string(),
      before: result,
      after: result,
      reason: z.string(),
      amendedAt: timestamp,
      /** Empty of what was amended before these were kept. */
      requestedBy: z.string(),
      appliedBy: z.string(),
      minuteNumber: z.string(),
    }),
  ),
  /** Requests to amend them that nobody has decided yet, the longest first; packs from before these were shown have none. */
  requests: z.optional(
    z.array(
      z.object({
        code: z.string(),
        fullName: z.string(),
        matricNumber: z.string(),
        before: result,
        /** What it would be. */
        after: result,
        reason: z.string(),
        requestedBy: z.string(),
        requestedAt: timestamp,
        state: z.enum(openStates),
      }),
    ),
  ),
  madeBy: z.string(),
  madeAt: timestamp,
});

export type BoardPackSaid = z.infer<typeof said>;

const filters = {
  ...classFilters,
  option: idParam,
};

const readers = { audience: scoreStaff, claim: "results.see" } as const;

/** Packs of a class's results for the academic board. */
export const boardPackEndpoints = {
  listBoardClasses: listOf({
    ...readers,
    path: "/api/Results/board-classes",
    summary:
      "The classes of a semester for whoever reads their unpublished results, with their packs",
    row: z.object({
      id: rowKey,
      ...classOfPack,
      students: z.int(),
      /** When its newest pack was made; null where none was. */
      packedAt: z.nullable(timestamp),
    }),
    filters: {
      ...classFilters,
    },
    sorts: ["class", "students"],
  }),
  listBoardPacks: listOf({
    ...readers,
    path: "/api/Results/board-packs",
    summary: "Packs that were made of classes, by their code, class or time",
    row: z.object({
      id: z.uuid(),
      ...classOfPack,
      /** Sixty-four digits of base 16, of all that the pack says. */
      fingerprint: z.string(),
      madeBy: z.string(),
      madeAt: timestamp,
    }),
    filters,
    sorts: ["madeAt", "class"],
  }),
  makeBoardPack: endpoint({
    ...readers,
    method: "POST",
    path: "/api/Results/make-board-pack",
    summary: "Makes a pack of a class's results as they are now, and keeps what it says",
    input: z.object(classInSemester),
    output: z.object({ id: z.uuid() }),
    errors: ["not_found"],
  }),
  getBoardPack: endpoint({
    ...readers,
    method: "GET",
    path: "/api/Results/board-pack",
    summary: "A pack as it was made, and what is another since",
    input: z.object({ id: z.uuid() }),
    output: z.extend(said, {
      id: z.uuid(),
      ...classOfPack,
      fingerprint: z.string(),
      /** The results that are others now than the pack has them, by the course and the name. */
      changed: z.array(
        z.object({ code: z.string(), fullName: z.string(), matricNumber: z.string() }),
      ),
    }),
    errors: ["not_found"],
  }),
};
