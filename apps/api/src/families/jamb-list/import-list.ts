import { capsStatuses, jambChoices } from "@polyportal/domain/jamb-list/lists";
import {
  listedJambNumber,
  listedSubjectScore,
  listedUtmeScore,
} from "@polyportal/domain/jamb-list/candidate";
import { jambListKind, jambListOfImport } from "@polyportal/domain/jamb-list/about";
import {
  jambChoiceColumns as choices,
  jambListChanged,
  jambListColumns as named,
  jambListRefusals as words,
  jambSubjectColumns,
} from "@polyportal/domain/messages/jamb-list-upload";
import { optionalText, requiredText } from "@polyportal/domain/validation/primitives";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { copyRows } from "../../database/copy-rows.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationChoices, applications, isKept } from "../../database/schema/application.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { updateMany } from "../../database/update-many.ts";
import { importerOf, type ImportColumn } from "../../import/importer.ts";
import { gender, oneOf } from "../../import/one-of.ts";
import { planList, type CandidateTarget } from "./plan-list.ts";

/** A number as text, which cells are compared as. */
const number = (schema: typeof listedUtmeScore) =>
  z.pipe(
    schema,
    z.transform((value) => String(value)),
  );

const name = requiredText("", 60);

/** What is looked up among the school's names, and told where it is none of them. */
const lookedUp = z.string().check(z.maxLength(80));

const subjectColumns = jambSubjectColumns.flatMap(({ subject, score }, at): ImportColumn[] => [
  { ...subject, key: `subject${at + 1}`, schema: lookedUp },
  { ...score, key: `score${at + 1}`, schema: number(listedSubjectScore) },
]);

export const isSession = async (db: Reader, id: number): Promise<boolean> =>
  (await db.$count(academicSessions, sql`${academicSessions.id} = ${id}`)) > 0;

/** One of JAMB's lists of an academic session, by JAMB numbers. */
export const jambListImporter = importerOf<CandidateTarget>({
  name: jambListKind,
  claim: "applications.enter",
  key: "jambNumber",
  columns: [
    {
      ...named.jambNumber,
      key: "jambNumber",
      required: true,
      unique: true,
      schema: listedJambNumber,
    },
    { ...named.lastname, key: "lastname", required: true, schema: name },
    { ...named.firstname, key: "firstname", required: true, schema: name },
    { ...named.middlename, key: "middlename", schema: optionalText(60) },
    { ...named.gender, key: "gender", required: true, schema: gender(words.gender) },
    { ...named.state, key: "state", schema: lookedUp },
    { ...named.lga, key: "lga", schema: lookedUp },
    // Of direct entry a score may be missing, which the plan knows.
    { ...named.utmeScore, key: "utmeScore", schema: number(listedUtmeScore) },
    ...subjectColumns,
    { ...choices.course, key: "course", required: true, schema: requiredText("", 120) },
    { ...choices.choice, key: "choice", schema: oneOf(jambChoices, words.choice) },
    { ...choices.capsStatus, key: "capsStatus", schema: oneOf(capsStatuses, words.capsStatus) },
  ],
  changed: [jambListChanged],
  tables: [
    { table: jambCandidates, key: jambCandidates.id, idOf: ({ id }) => id, keeps: appliedBy },
  ],
  into: {
    refusal: async (db, _, about) => {
      const which = jambListOfImport(about);
      return which && (await isSession(db, which.sessionId)) ? undefined : { code: "not_found" };
    },
    looksAt: async () => ({ notices: [] }),
    // A number's own row is locked where it is planned, and stands once.
    lock: async () => undefined,
  },
  subject: "jambCandidate",
  subjectId: ({ id }) => id,
  plan: planList,
  async write({ tx }, rows) {
    const targets = rows.map(({ target }) => target);
    await copyRows(
      tx,
      jambCandidates,
      targets.flatMap(({ id, known, row }) => (known ? [] : [{ id, ...row }])),
    );
    await updateMany(
      tx,
      jambCandidates,
      "id",
      targets.flatMap(({ id, known, row }) => (known ? [{ id, ...row }] : [])),
    );
  },
});

/** Candidates whom the import has made, and who have begun an application by their number since. */
async function appliedBy(tx: Transaction, ids: readonly string[], importId: string) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${jambCandidates.id} as id from ${jambCandidates}
    where ${jambCandidates.id} = any(${sql.param([...ids])}::uuid[])
      and exists (select from import_records record where record.import_id = ${importId}
        and record.record_id = ${jambCandidates.id}::text and record.before is null)
      and exists (select from ${applications}
        left join ${applicationChoices} on ${applicationChoices.applicationId} = ${applications.id}
        where ${jambCandidates.jambNumber} in (${applications.jambNumber}, ${applicationChoices.jambNumber})
          and ${applications.sessionId} = ${jambCandidates.sessionId} and ${isKept})`);
  return rows.map(({ id }) => id);
}
