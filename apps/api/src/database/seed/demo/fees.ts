import { toKobo } from "@polyportal/domain/format/naira";
import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { isConcerned } from "@polyportal/domain/fees/concerned";
import { firstLevelOf } from "@polyportal/domain/student/award";
import { levelsOf } from "@polyportal/domain/student/levels";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { v7 as uuid } from "uuid";
import type { feeItems } from "../../schema/fees.ts";
import { academicSessionRows } from "./admissions.ts";
import { departmentRows } from "./school.ts";

type Row = typeof feeItems.$inferInsert;
type StudentType = (typeof studentTypeIds)[keyof typeof studentTypeIds];
type Line = Pick<Row, "name" | "levelId" | "departmentId"> & { naira: number };

const { undergraduate, postgraduate, diploma, jupeb, sandwich, sandwichDiploma } = studentTypeIds;

/** What tuition was in the first session, in naira, at each level of a type. */
const tuition: Record<StudentType, readonly number[]> = {
  [undergraduate]: [32_000, 30_000, 42_500, 40_000],
  [postgraduate]: [95_000, 120_000, 110_000, 150_000, 140_000, 140_000],
  [diploma]: [38_000, 36_000],
  [jupeb]: [120_000],
  [sandwich]: [52_000, 50_000],
  [sandwichDiploma]: [40_000, 38_000],
};

/** What everybody pays beside tuition, in the first session. */
const common: readonly Line[] = [
  { name: "ICT and Portal", naira: 6_500 },
  { name: "Library", naira: 3_500 },
  { name: "Medical", naira: 4_000 },
  { name: "Sports and Games", naira: 2_000 },
  { name: "Examination", naira: 7_500 },
];

/** Departments of engineering and science have laboratories and workshops. */
const withLaboratory = departmentRows.filter(({ facultyId }) => facultyId <= 2);

/** Every session costs a little more than the one before, in whole hundreds. */
const inSession = (naira: number, sessionId: number): number =>
  Math.round((naira * (1 + 0.08 * (sessionId - 1))) / 100) * 100;

function schoolFees(type: StudentType): Line[] {
  const levels = levelsOf(type);
  // An undergraduate goes on to the HND without another.
  const entries = levels.filter(({ id }, step) =>
    type === postgraduate ? firstLevelOf(id) === id : step === 0,
  );
  return [
    ...levels.map(({ id, name }, step) => ({
      name: `Tuition, ${name}`,
      levelId: id,
      naira: tuition[type][step] ?? 0,
    })),
    ...common,
    ...withLaboratory.map(({ id }) => ({
      name: "Laboratory and Workshop",
      departmentId: id,
      naira: 8_000,
    })),
    ...entries.map(({ id }) => ({ name: "Matriculation", levelId: id, naira: 5_000 })),
  ];
}

const linesOf: Record<FeePurpose, (type: StudentType) => Line[]> = {
  "school-fees": schoolFees,
  acceptance: (type) => [
    { name: "Acceptance fee", naira: type === postgraduate || type === jupeb ? 30_000 : 20_000 },
  ],
  "change-of-degree": () => [{ name: "Change of degree", naira: 15_000 }],
  "development-levy": () => [
    { name: "Development levy", naira: 10_000 },
    { name: "Security", naira: 2_500 },
  ],
  "course-registration": () => [{ name: "Late registration", naira: 5_000 }],
};

/** The fee table of every session: what each kind of student is asked for. */
export const feeItemRows: readonly Row[] = academicSessionRows.flatMap(({ id: sessionId }) =>
  Object.values(studentTypeIds).flatMap((studentTypeId) =>
    Object.entries(linesOf)
      .map(([purpose, lines]) => ({ purpose: purpose as FeePurpose, lines }))
      .filter(({ purpose }) => isConcerned(studentTypeId, purpose))
      .flatMap(({ purpose, lines }) =>
        lines(studentTypeId).map(({ naira, ...line }, position): Row => ({
          ...line,
          id: uuid(),
          sessionId,
          purpose,
          studentTypeId,
          position,
          amountKobo: toKobo(inSession(naira, sessionId)),
        })),
      ),
  ),
);
