import { sampleOfEach, sampleProgress } from "@polyportal/domain/application/fields/sample";
import { asks, idOf, stepsFor } from "@polyportal/domain/application/steps";
import type { Programme, StepKind } from "@polyportal/domain/programmes/programme";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Transaction } from "../../connect.ts";
import { copyRows } from "../../copy-rows.ts";
import {
  applicationChoices,
  applicationInstitutions,
  applicationJambSubjects,
  applicationNdResults,
  applicationNextOfKin,
  applicationPersons,
  applicationSittings,
  applicationSteps,
  applicationSubjects,
} from "../../schema/application.ts";
import { surnames } from "../demo/names.ts";
import type { SeededRandom } from "../demo/random.ts";
import type { Lists } from "./lists.ts";

/** The rows of what applicants filled in. */
export type PartRows = {
  steps: (typeof applicationSteps.$inferInsert)[];
  persons: (typeof applicationPersons.$inferInsert)[];
  kin: (typeof applicationNextOfKin.$inferInsert)[];
  choices: (typeof applicationChoices.$inferInsert)[];
  jamb: (typeof applicationJambSubjects.$inferInsert)[];
  ndResults: (typeof applicationNdResults.$inferInsert)[];
  institutions: (typeof applicationInstitutions.$inferInsert)[];
  sittings: (typeof applicationSittings.$inferInsert)[];
  subjects: (typeof applicationSubjects.$inferInsert)[];
};

export const noParts = (): PartRows => ({
  steps: [],
  persons: [],
  kin: [],
  choices: [],
  jamb: [],
  ndResults: [],
  institutions: [],
  sittings: [],
  subjects: [],
});

type Filling = {
  readonly rows: PartRows;
  readonly lists: Lists;
  readonly random: SeededRandom;
  readonly applicationId: string;
  readonly programme: Programme;
  readonly savedAt: Date;
  readonly gender: "Male" | "Female";
  readonly number: number;
};

const digits = (number: number, length: number) => String(number).padStart(length, "0");

/**
 * Fills in the first steps of an application, so many of them, with answers of its own where the step asks them.
 * Files are left out.
 */
export function fillIn(filling: Filling, many: number, own: Answers = {}): void {
  const { rows, programme, applicationId, savedAt } = filling;
  const sample = sampleOfEach(programme);
  const steps = stepsFor(programme, sampleProgress(programme).answers).slice(0, many);
  for (const step of steps) {
    const kind = idOf(step);
    const answers: Record<string, Answers[string]> = { ...sample[kind] };
    for (const [field, answer] of Object.entries(own))
      if (field in answers) answers[field] = answer;
    Object.assign(answers, fill[step.kind]?.(filling));
    rows.steps.push({ applicationId, kind, savedAt, answers });
  }
}

/** The values of each kind of step; answers what the step tells besides, as its save does. */
const fill: Record<StepKind, ((filling: Filling) => Answers | void) | undefined> = {
  personal(filling) {
    fillPerson(filling);
    const { programme } = filling;
    const chooses =
      asks(programme, "personal", "subject-combination") || asks(programme, "personal", "shopping");
    if (chooses) fillChoice(filling);
  },
  programme: (filling) => ({ department: String(fillChoice(filling)) }),
  "nd-result": fillNdResult,
  institution: fillInstitution,
  "o-level": fillSitting,
  documents: undefined,
  form: undefined,
  referees: undefined,
};

function fillPerson({ rows, lists, random, applicationId, gender, number }: Filling): void {
  const { id: lgaId, stateId, countryId } = random.pick(lists.lgas);
  rows.persons.push({
    applicationId,
    dateOfBirth: `${1999 + random.below(9)}-${digits(1 + random.below(12), 2)}-${digits(1 + random.below(28), 2)}`,
    genderId: gender === "Male" ? 1 : 2,
    bloodGroupId: 1 + random.below(8),
    genoTypeId: 1 + random.below(3),
    religionId: 1 + random.below(2),
    maritalStatusId: 1,
    countryId,
    stateId,
    lgaId,
    town: "Ijemi",
    permanentAddress: `${1 + random.below(200)} College Road, Ijemi`,
  });
  rows.kin.push({
    applicationId,
    fullName: `${random.pick(surnames)} ${random.pick(surnames)}`,
    relationshipId: 1 + random.below(3),
    mobileNumber: `0804${digits(number, 7)}`,
    address: `${1 + random.below(200)} Market Road, Ijemi`,
    email: `kin.${number}@alani.example`,
  });
}

/** Answers the id of the department. */
function fillChoice(filling: Filling): number {
  const { rows, lists, random, applicationId, programme, number } = filling;
  const { facultyId, departmentId } = random.pick(
    lists.openings.filter(({ programmeSlug }) => programmeSlug === programme.slug),
  );
  const combination = asks(programme, "personal", "subject-combination")
    ? random.pick(lists.combinations)
    : undefined;
  const jamb = asks(programme, "programme", "jamb");
  rows.choices.push({
    applicationId,
    facultyId,
    departmentId,
    jupebOptionId: combination?.jupebOptionId ?? null,
    jupebOptionSubjectId: combination?.id ?? null,
    modeOfStudyId: asks(programme, "programme", "mode-of-study") ? 2 + random.below(2) : null,
    jambNumber: jamb ? `2026${digits(number, 8)}AB` : null,
    utmeScore: jamb ? 140 + random.below(180) : null,
  });
  for (const [position, { id: subjectId }] of lists.subjects.slice(0, jamb ? 4 : 0).entries()) {
    rows.jamb.push({ applicationId, position, subjectId });
  }
  return departmentId;
}

function fillNdResult({ rows, random, applicationId }: Filling): void {
  rows.ndResults.push({
    applicationId,
    cgpa: (200 + random.below(200)) / 100,
    courseStudied: "Computer Science",
    schoolAttended: "Alani State Polytechnic",
    yearOfGraduation: 2021 + random.below(4),
  });
}

function fillInstitution({ rows, applicationId }: Filling): void {
  rows.institutions.push({
    applicationId,
    nameOfInstitution: "Ijemi Grammar School",
    dateFrom: 2017,
    dateTo: 2023,
    certificate: "SSCE",
  });
}

function fillSitting({ rows, lists, random, applicationId, number }: Filling): Answers {
  rows.sittings.push({
    applicationId,
    position: 0,
    examinationTypeId: random.pick(lists.examinations).id,
    examCenter: "Ijemi Grammar School",
    examNumber: `42${digits(number, 8)}`,
    examYear: 2021 + random.below(5),
    cardPin: digits(100_000_000 + number, 12),
    cardSerialNumber: `WRN${digits(number, 9)}`,
  });
  const first = random.below(Math.max(1, lists.subjects.length - 9));
  lists.subjects.slice(first, first + 9).forEach(({ id: subjectId }, position) => {
    const gradeId = random.pick(lists.grades.slice(0, 7)).id;
    rows.subjects.push({ applicationId, sitting: 0, position, subjectId, gradeId });
  });
  return { sittings: "1", results: "first" };
}

/** Writes what was filled in, after the applications. */
export async function insertParts(tx: Transaction, parts: PartRows): Promise<void> {
  await copyRows(tx, applicationSteps, parts.steps);
  await copyRows(tx, applicationPersons, parts.persons);
  await copyRows(tx, applicationNextOfKin, parts.kin);
  await copyRows(tx, applicationChoices, parts.choices);
  await copyRows(tx, applicationJambSubjects, parts.jamb);
  await copyRows(tx, applicationNdResults, parts.ndResults);
  await copyRows(tx, applicationInstitutions, parts.institutions);
  await copyRows(tx, applicationSittings, parts.sittings);
  await copyRows(tx, applicationSubjects, parts.subjects);
}
