import { openStates } from "@polyportal/domain/score-sheet/amendment-states";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { classFilters, listOf } from "./list.ts";
import { classInSemester, composite } from "./results-composite.ts";
import { printedGrade } from "./results.ts";
import { earlierResult } from "./score-sheet-review.ts";
import { scoreStaff } from "./score-sheet.ts";
import { idParam, rowKey, semester, timestamp, classOfDepartment } from "./shared.ts";

/** Identifies a class in a semester, with its names; without an option, the whole level. */
export const classOfPack = {
  sessionId: z.int(),
  session: z.string(),
  semester,
  ...classOfDepartment,
  departmentOptionId: z.nullable(z.int()),
  option: z.nullable(z.string()),
};

/** A result before or now. */
const result = z.object({ total: z.nullable(z.number()), grade: z.nullable(printedGrade) });

/** The content of a pack besides its code, stored when it was made. */
const said = z.object({
  composite,
  /** For each column of the composite sheet, at most three earlier sessions of the same class. */
  earlier: z.array(z.object({ courseId: z.int(), sessions: z.array(earlierResult) })),
  /** All courses that the class takes in the semester, with carry-overs and borrowed ones. */
  courses: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      /** Null if nobody has begun its sheet. */
      state: z.nullable(z.enum(sheetStates)),
      /** The coordinator first; empty if nobody teaches it. */
      lecturers: z.string(),
      /** The head of its department and the dean of its faculty; empty if there is none. */
      head: z.string(),
      dean: z.string(),
      /** How many of the class take it, and how many have no entry. */
      students: z.int(),
      missing: z.int(),
    }),
  ),
  /** Amended results of the class in the session up to the semester, latest first. */
  amendments: z.array(
    z.object({
      code: z.string(),
      fullName: z.string(),
      matricNumber: z.string(),
      before: result,
      after: result,
      reason: z.string(),
      amendedAt: timestamp,
      /** Empty for amendments made before this was stored. */
      requestedBy: z.string(),
      appliedBy: z.string(),
      minuteNumber: z.string(),
    }),
  ),
  /** Pending requests to amend them, longest waiting first. Older packs do not have them. */
  requests: z.optional(
    z.array(
      z.object({
        code: z.string(),
        fullName: z.string(),
        matricNumber: z.string(),
        before: result,
        /** The result after the amendment. */
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
      /** When its newest pack was made; null if there is none. */
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
      /** 64 hexadecimal digits: a hash of the pack's content. */
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
      /** Results that differ from the pack, by course and name. */
      changed: z.array(
        z.object({ code: z.string(), fullName: z.string(), matricNumber: z.string() }),
      ),
    }),
    errors: ["not_found"],
  }),
};
