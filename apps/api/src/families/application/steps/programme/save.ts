import {
  chooseOption,
  schemaOf,
  type ProgrammeChoice,
} from "@polyportal/domain/application/steps/programme/schema";
import { hasPrefilledUtme, type Prefill } from "@polyportal/domain/application/prefill";
import { stepOf } from "@polyportal/domain/application/steps";
import { sql } from "drizzle-orm";
import {
  applicationChoices,
  applicationJambSubjects,
} from "../../../../database/schema/application.ts";
import { departmentOptions } from "../../../../database/schema/faculty.ts";
import { oLevelSubjects } from "../../../../database/schema/o-level.ts";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import {
  askedBy,
  exists,
  idOf,
  inList,
  requireAll,
  studyChecks,
  type Check,
} from "../../checks.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { replaceRows } from "../../replace-rows.ts";
import { parseStep, saveStep } from "../save-step.ts";

/** Saves the chosen school and department, and what else the step asks. */
export const saveProgrammeDetails: Handler<Endpoints["saveProgrammeDetails"]> = async (
  ctx,
  input,
) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "programme") ?? fail("not_found");
  const schema = schemaOf(step);
  const sent = parseStep(schema, input);
  const asked = askedBy(schema, { subjectIds: [] });

  return saveStep(ctx, "saveProgrammeDetails", step, input, async (tx, application) => {
    const { id: applicationId, prefill } = application;
    const values =
      step.asks.includes("jamb") && hasPrefilledUtme(prefill) ? asListed(sent, prefill) : sent;
    const { modeOfStudyId, subjectIds = [] } = values;
    const checks: Check[] = studyChecks(ctx.programme.slug, values, asked);
    if (modeOfStudyId !== undefined) {
      checks.push({
        field: "modeOfStudyId",
        holds: inList("part-time-modes-of-study", modeOfStudyId),
        message: asked("modeOfStudyId"),
      });
    }
    for (const [index, subjectId] of subjectIds.entries()) {
      checks.push({
        field: `subjectIds.${index}`,
        holds: exists(oLevelSubjects, subjectId),
        message: asked("subjectIds"),
      });
    }
    if (step.asks.includes("option")) checks.push(optionCheck(values));
    const { alternativeFacultyId, alternativeDepartmentId } = values;
    if (alternativeFacultyId !== undefined && alternativeDepartmentId !== undefined) {
      const alternative = {
        facultyId: alternativeFacultyId,
        departmentId: alternativeDepartmentId,
      };
      const named = { facultyId: "alternativeFacultyId", departmentId: "alternativeDepartmentId" };
      checks.push(...studyChecks(ctx.programme.slug, alternative, asked, named));
    }
    await requireAll(tx, checks);

    const [choice] = await replaceRows(tx, applicationChoices, applicationId, [
      { applicationId, ...values },
    ]);
    const subjects = await replaceRows(
      tx,
      applicationJambSubjects,
      applicationId,
      subjectIds.map((subjectId, position) => ({ applicationId, position, subjectId })),
    );
    const before = choice && { ...choice, subjectIds: subjects.map((row) => row.subjectId) };
    const tells = { department: String(values.departmentId) };
    return { before, after: values, tells, jambNumber: values.jambNumber };
  });
};

/** Replaces JAMB's details by those of the school's list. */
const asListed = (
  sent: ProgrammeChoice,
  { jambNumber, utmeScore, subjects }: Prefill & { jambNumber: string; utmeScore: number },
): ProgrammeChoice => ({
  ...sent,
  jambNumber,
  utmeScore,
  subjectIds: subjects.map(({ id }) => id),
});

/** An option of the department; none only if the department has none. */
const optionCheck = ({ departmentId, departmentOptionId }: ProgrammeChoice): Check => {
  const ofDepartment = sql`select 1 from ${departmentOptions}
    where ${departmentOptions.departmentId} = ${idOf(departmentId)} and ${departmentOptions.active}`;
  return {
    field: "departmentOptionId",
    holds:
      departmentOptionId === undefined
        ? sql`not exists (${ofDepartment})`
        : sql`exists (${ofDepartment} and ${departmentOptions.id} = ${idOf(departmentOptionId)})`,
    message: chooseOption,
  };
};
