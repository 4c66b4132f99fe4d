import { todayInLagos } from "@polyportal/domain/format/date";
import { goesToSiwes } from "@polyportal/domain/siwes/who";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { siwesPlacements, siwesWeeks } from "../../schema/siwes.ts";
import type { students } from "../../schema/student.ts";
import { currentSessionId } from "./admissions.ts";
import { insertMany } from "./insert-many.ts";
import { seededRandom, type SeededRandom } from "./random.ts";

const companies = [
  [
    "Ijemi Agricultural Machinery Limited",
    "14 Market Road, Ijemi",
    "Maintenance of farm machinery",
  ],
  ["Unity Computer Services", "3 College Road, Ijemi", "Network installation and support"],
  ["Òkè-Odò Savings and Loans", "27 Bank Street, Ijemi", "Bookkeeping and customer service"],
  ["State Ministry of Works", "Secretariat, Block C, Ijemi", "Site supervision of road works"],
] as const;

const supervisors = ["Engr. Danjuma Ekpo", "Mrs. Folákẹ́ Adéyẹmí", "Mr. Chinedu Nwosu"];

/** What a week's page of the logbook says. */
export const works = [
  "Was shown the workshop and the safety rules, and helped at the store.",
  "Serviced two machines under supervision and wrote the job cards.",
  "Took the readings each morning and drew them as a chart for the foreman.",
];

type Student = typeof students.$inferInsert;

type Placement = typeof siwesPlacements.$inferInsert;
type Training = Pick<Placement, "studentId" | "sessionId" | "startDate" | "endDate" | "updatedAt">;

/** A placement with one of the companies around. */
export function placementOf(random: SeededRandom, training: Training): Placement {
  const [companyName, companyAddress, natureOfWork] = random.pick(companies);
  return {
    id: uuid(),
    ...training,
    companyName,
    companyAddress,
    companyPhone: `0803${4_000_000 + random.below(999_999)}`,
    natureOfWork,
    supervisorName: random.pick(supervisors),
    supervisorPhone: `0806${4_000_000 + random.below(999_999)}`,
  };
}

/** Begun on the Monday four weeks ago, in the fifth of sixteen weeks. */
export function currentTraining(now: Date): Pick<Placement, "startDate" | "endDate"> {
  const today = new Date(todayInLagos(now));
  const day = (days: number) =>
    new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return { startDate: day(-sinceMonday - 28), endDate: day(-sinceMonday + 83) };
}

/** Placements of the current session: the demo account's, and those of a tenth of the others who go. */
export async function insertSiwes(
  tx: Transaction,
  account: Student | undefined,
  others: readonly Student[],
  now = new Date(),
): Promise<void> {
  const random = seededRandom(23);
  const going = others.filter((student) => goesToSiwes(student) && random.next() < 0.1);
  const placed = [...(account ? [account] : []), ...going];
  const training = { sessionId: currentSessionId, ...currentTraining(now), updatedAt: now };
  const placements = placed.map(({ id: studentId }) =>
    placementOf(random, { studentId, ...training }),
  );
  await insertMany(tx, siwesPlacements, placements);
  await insertMany(
    tx,
    siwesWeeks,
    placements.flatMap(({ id: placementId }) =>
      works.map((work, index) => ({ placementId, week: index + 1, work, updatedAt: now })),
    ),
  );
}
