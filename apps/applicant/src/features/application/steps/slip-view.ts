import type { ApplicationSlip } from "@polyportal/api-client/contract/application";
import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { slipDepartmentRow, slipNumberRow } from "@polyportal/domain/document/papers/slip";
import { fullName } from "@polyportal/domain/format/name";
import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { slipWords } from "@polyportal/domain/messages/slip.words";
import { stepOf, stepsFor } from "@polyportal/domain/application/steps";
import { awardName } from "@polyportal/domain/programmes/award-name";
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";
import type { ApplicationSlipView, SlipSection } from "@polyportal/ui/application-slip";
import { issuerOf } from "../../../app/school.ts";
import { slip as documents } from "./documents/slip.ts";
import { slip as institution } from "./institution/slip.ts";
import { slip as ndResult } from "./nd-result/slip.ts";
import { slip as oLevel } from "./o-level/slip.ts";
import { combinationRows, presentRows, slip as personal } from "./personal/slip.ts";
import { alternativeRows, modeRows, optionRows, slip as programmeSlip } from "./programme/slip.ts";
import { slip as referees } from "./referees/slip.ts";
import { answerRows, answerTables, rowsOf, type SlipPart } from "./slip-part.ts";

/** Programmes differ in what they ask; every slip has department, number and type. */
const programmeDetails: SlipPart = (record, programme) =>
  rowsOf(slipWords.programmeDetails, [
    ...combinationRows(record, programme),
    ...(programme.awards
      ? [{ label: slipWords.award, value: awardName(programme, record.answers) }]
      : []),
    ...presentRows(record),
    { label: slipWords.choiceSchool, value: record.faculty?.name },
    slipDepartmentRow(record),
    ...optionRows(record, programme),
    ...alternativeRows(record, programme),
    ...modeRows(record, programme),
    ...answerRows(stepOf(programme, "programme"), record),
    ...(record.requestConfirmed === null
      ? []
      : [
          {
            label: awaitedWords.confirmation,
            value: awaitedWords.confirmed(record.requestConfirmed),
          },
        ]),
    slipNumberRow(record),
    { label: slipWords.programType, value: record.studentType },
  ]);

/** What each kind of step prints, in the slip's order. A kind without an entry does not compile. */
const slips: Record<StepKind, readonly SlipPart[]> = {
  personal: [...personal, programmeDetails],
  programme: programmeSlip,
  documents,
  institution,
  "nd-result": ndResult,
  "o-level": oLevel,
  referees,
  form: [],
};

/** A completed application as its slip. The asked steps decide which parts it has. */
export const slipView = (
  record: ApplicationSlip,
  programme: Programme,
  school: SchoolConfiguration,
  photoSrc: string | undefined,
): ApplicationSlipView => ({
  school: issuerOf(school),
  session: record.session,
  applicationType: record.applicationType,
  name: fullName({ lastname: record.lastname, firstname: record.firstname }),
  photoSrc,
  verification: record.verification,
  notice: programme.notice,
  sections: sectionsOf(record, { ...programme, steps: stepsFor(programme, record.answers) }),
});

/** The parts in the slip's order. Programmes with form steps print only these. */
function sectionsOf(record: ApplicationSlip, programme: Programme): SlipSection[] {
  const partsOf = (kind: StepKind) => slips[kind].flatMap((part) => part(record, programme) ?? []);
  const kinds = Object.keys(slips) as StepKind[];
  const { steps } = programme;
  return steps.some(({ kind }) => kind === "form")
    ? steps.flatMap((step) => [...partsOf(step.kind), ...formSections(step, record)])
    : [...kinds.flatMap(partsOf), ...steps.flatMap((step) => formSections(step, record))];
}

/** A form's fields under its title, and each table of rows under its own. */
function formSections(step: Step, record: ApplicationSlip): SlipSection[] {
  // Only the names of referees are printed.
  if (step.kind === "referees") return [];
  const rows = step.kind === "form" ? answerRows(step, record) : [];
  return [...(rows.length > 0 ? [rowsOf(step.title, rows)] : []), ...answerTables(step, record)];
}
