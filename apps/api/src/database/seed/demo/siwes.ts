import { goesToSiwes } from "@polyportal/domain/siwes/who";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { siwesPlacements, siwesWeeks } from "../../schema/siwes.ts";
import type { students } from "../../schema/student.ts";
import { currentSessionId } from "./admissions.ts";
import { insertMany } from "./insert-many.ts";
import { seededRandom } from "./random.ts";

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

const works = [
  "Was shown the workshop and the safety rules, and helped at the store.",
  "Serviced two machines under supervision and wrote the job cards.",
  "Took the readings each morning and drew them as a chart for the foreman.",
];

type Student = typeof students.$inferInsert;

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
  const day = (days: number) =>
    new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const placements = placed.map(({ id: studentId }): typeof siwesPlacements.$inferInsert => {
    const [companyName, companyAddress, natureOfWork] = random.pick(companies);
    return {
      id: uuid(),
      studentId,
      sessionId: currentSessionId,
      companyName,
      companyAddress,
      companyPhone: `0803${4_000_000 + random.below(999_999)}`,
      natureOfWork,
      supervisorName: random.pick(supervisors),
      supervisorPhone: `0806${4_000_000 + random.below(999_999)}`,
      // Begun on the Monday five weeks ago, in the fifth of sixteen weeks.
      startDate: day(-((now.getUTCDay() + 6) % 7) - 28),
      endDate: day(-((now.getUTCDay() + 6) % 7) + 83),
      updatedAt: now,
    };
  });
  await insertMany(tx, siwesPlacements, placements);
  await insertMany(
    tx,
    siwesWeeks,
    placements.flatMap(({ id: placementId }) =>
      works.map((work, index) => ({ placementId, week: index + 1, work, updatedAt: now })),
    ),
  );
}
