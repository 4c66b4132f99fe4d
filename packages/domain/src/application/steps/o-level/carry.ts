import type { StepOf } from "../../../programmes/programme.ts";
import type { Beginning, CarriedParts, Held, HeldSitting } from "../../held.ts";
import { examYears } from "../../years.ts";
import { schemaOf } from "./schema.ts";

/** The sittings that the section accepts once their missing values are entered. */
export function carrySittings(
  held: Held,
  { now }: Beginning,
  step: StepOf<"o-level">,
): CarriedParts | undefined {
  const years = examYears(now);
  const mayAwait = step.asks.includes("awaiting");
  const some = held.sittings
    .filter(({ examYear }) => years.includes(examYear))
    .map((sitting) => ({ ...sitting, awaiting: sitting.awaiting && mayAwait }));
  const entered = some.map((sitting) => completed(sitting, step.subjects));
  const { error } = schemaOf(step).safeParse({ sittings: entered });
  const refused = new Set(error?.issues.map(({ path }) => path[1]));
  const sittings = some.filter((_, at) => !refused.has(at));
  if (sittings.length === 0) return undefined;
  return { answers: { sittings: String(sittings.length) }, sittings };
}

/** A sitting with placeholders for missing values. */
function completed(sitting: HeldSitting, fewest: number) {
  const rows = sitting.subjects.map(({ subjectId, gradeId }) => ({
    subjectId: String(subjectId),
    gradeId: String(gradeId),
  }));
  const further = Array.from({ length: Math.max(0, fewest - rows.length) }, (_, at) => ({
    subjectId: `further ${at}`,
    gradeId: "1",
  }));
  return {
    ...sitting,
    examCenter: sitting.examCenter || "-",
    cardSerialNumber: sitting.cardSerialNumber || "-",
    cardPin: "-",
    subjects: [...rows, ...further],
  };
}
