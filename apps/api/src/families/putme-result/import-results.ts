import { putmeOfImport } from "@polyportal/domain/putme-result/about";
import { putmeKind } from "@polyportal/domain/putme-result/kind";
import { putmeScore } from "@polyportal/domain/putme-result/score";
import {
  putmeColumns as named,
  putmeResultWords as words,
} from "@polyportal/domain/messages/putme-upload";
import { clean } from "@polyportal/domain/validation/clean";
import { optionalText } from "@polyportal/domain/validation/primitives";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { copyRows } from "../../database/copy-rows.ts";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import { updateMany } from "../../database/update-many.ts";
import { importerOf } from "../../import/importer.ts";
import { planResults, type ResultTarget } from "./plan-results.ts";

export const isSession = async (db: Reader, id: number): Promise<boolean> =>
  (await db.$count(academicSessions, eq(academicSessions.id, id))) > 0;

/** An application's number or JAMB's, as both are kept. */
const number = z
  .string(words.number)
  .check(clean(), z.toUpperCase(), z.minLength(1, words.number), z.maxLength(40));

/** Results of the PUTME of a programme and session, by the numbers of its applications. */
export const putmeImporter = importerOf<ResultTarget>({
  name: putmeKind,
  claim: "applications.enter",
  key: "number",
  columns: [
    { ...named.number, key: "number", required: true, unique: true, schema: number },
    { ...named.fullName, key: "fullName", schema: optionalText(180) },
    { ...named.score, key: "score", required: true, schema: putmeScore },
    { ...named.venue, key: "venue", schema: optionalText(120) },
  ],
  tables: [{ table: putmeResults, key: putmeResults.id, idOf: ({ id }) => id }],
  into: {
    refusal: async (db, _, about) => {
      const which = putmeOfImport(about);
      return which && (await isSession(db, which.sessionId)) ? undefined : { code: "not_found" };
    },
    looksAt: async () => ({ notices: [] }),
    // An application's own row is locked where it is planned, and stands once.
    lock: async () => undefined,
  },
  subject: "putmeResult",
  subjectId: ({ id }) => id,
  plan: planResults,
  async write({ tx, caller, now }, rows) {
    const said = rows.map(({ target }) => ({
      ...target,
      row: { ...target.row, uploadedBy: caller.userId, updatedAt: now },
    }));
    await copyRows(
      tx,
      putmeResults,
      said.flatMap(({ id, known, row }) => (known ? [] : [{ id, ...row }])),
    );
    await updateMany(
      tx,
      putmeResults,
      "id",
      said.flatMap(({ id, known, row }) =>
        known ? [{ id, ...row, revision: known.revision + 1 }] : [],
      ),
    );
  },
});
