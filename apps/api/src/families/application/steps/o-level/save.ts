import {
  hasRepeatedSubject,
  schemaOf,
  sittingSchema,
} from "@polyportal/domain/application/steps/o-level/schema";
import { resultsOf } from "@polyportal/domain/application/steps/o-level/results";
import { stepOf } from "@polyportal/domain/application/steps";
import { examYears } from "@polyportal/domain/application/years";
import { subjectsRepeated, subjectsRequired } from "@polyportal/domain/o-level/refusals";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../../database/connect.ts";
import {
  applicationSittings,
  applicationSubjects,
} from "../../../../database/schema/application.ts";
import { oLevelGrades, oLevelSubjects, oLevelTypes } from "../../../../database/schema/o-level.ts";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { askedBy, exists, requireAll, type Check } from "../../checks.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { replaceRows } from "../../replace-rows.ts";
import { parseStep, saveStep } from "../save-step.ts";

/** Replaces the O-level result by one or two sittings. */
export const saveOLevel: Handler<Endpoints["saveOLevel"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "o-level") ?? fail("not_found");
  const sittings = parseStep(schemaOf(step), input).sittings.map(toSitting);
  const years = examYears(ctx.now);
  const checks = sittings.flatMap((sitting, index) =>
    sittingChecks(sitting, years, `sittings.${index}`),
  );

  return saveStep(ctx, "saveOLevel", step, input, async (tx, { id: applicationId }) => {
    await requireAll(tx, checks);
    const before = await replaceSittings(tx, applicationId, sittings);
    const tells = { sittings: String(sittings.length), results: resultsOf(sittings) };
    return { before, after: sittings.map(withoutPin), tells };
  });
};

type Checked = ReturnType<typeof schemaOf>["_zod"]["output"]["sittings"][number];
type Sitting = ReturnType<typeof toSitting>;

/** A sitting with only its chosen rows, and their ids as numbers. */
const toSitting = ({ subjects, ...sitting }: Checked) => ({
  ...sitting,
  subjects: subjects
    .filter((row) => row.subjectId !== "")
    .map((row) => ({ subjectId: Number(row.subjectId), gradeId: Number(row.gradeId) })),
});

/** Returns the old sittings for the audit. */
async function replaceSittings(tx: Transaction, applicationId: string, sittings: Sitting[]) {
  const before = await replaceRows(
    tx,
    applicationSittings,
    applicationId,
    sittings.map((sitting, position) => ({
      ...sitting,
      applicationId,
      position,
      examYear: Number(sitting.examYear),
    })),
  );
  const subjects = await replaceRows(
    tx,
    applicationSubjects,
    applicationId,
    sittings.flatMap((sitting, index) =>
      sitting.subjects.map((row, position) => ({
        ...row,
        applicationId,
        sitting: index,
        position,
      })),
    ),
  );
  return before.map((sitting) => ({
    ...withoutPin(sitting),
    subjects: subjects.filter((row) => row.sitting === sitting.position),
  }));
}

const asked = askedBy(sittingSchema(0), {});

function sittingChecks(sitting: Sitting, years: readonly string[], path: string): Check[] {
  const { subjects } = sitting;
  // "1" and "01" are different texts but the same subject.
  const rows = subjects.map((row) => ({ subjectId: String(row.subjectId), gradeId: "" }));
  return [
    {
      field: `${path}.examinationTypeId`,
      holds: exists(oLevelTypes, sitting.examinationTypeId),
      message: asked("examinationTypeId"),
    },
    {
      field: `${path}.examYear`,
      holds: years.includes(sitting.examYear),
      message: asked("examYear"),
    },
    {
      field: `${path}.subjects`,
      holds: !hasRepeatedSubject(rows),
      message: subjectsRepeated,
    },
    ...subjects.map(({ subjectId, gradeId }) => ({
      field: `${path}.subjects`,
      holds: sql`${exists(oLevelSubjects, subjectId)} and ${exists(oLevelGrades, gradeId)}`,
      message: subjectsRequired,
    })),
  ];
}

/** A card's PIN is worth money and must not be audited. */
const withoutPin = (sitting: object) => ({ ...sitting, cardPin: undefined });
