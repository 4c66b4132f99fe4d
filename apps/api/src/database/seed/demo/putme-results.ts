import { supplementaryPutme } from "@polyportal/domain/programmes/putme";
import { aggregateOf } from "@polyportal/domain/putme-result/aggregate";
import { usualDivisors } from "@polyportal/domain/application-setup/forms";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { applicationChoices, applications, applicationSteps } from "../../schema/application.ts";
import { putmeResults } from "../../schema/putme-result.ts";
import type { users } from "../../schema/users.ts";
import { insertLedger, numbersOf } from "../history/insert.ts";
import { createLedger } from "../history/ledger.ts";
import { applicationOf } from "./awaiting.ts";

type Account = typeof users.$inferInsert;

const divisors = { utmeDivisor: usualDivisors.utme, putmeDivisor: usualDivisors.putme };
const day = 86_400_000;
/** Beside those of who waits for others. */
const firstRrr = 273_000_000_000;
/** Their phone numbers follow those of who waits for others. */
const firstPhone = 20;

/** Who sat the second round: what they scored, and whether it is out, waits for its release or is kept back. */
const candidates = [
  { firstname: "Ireti", utme: 251, score: 68.5, state: "released" },
  { firstname: "Musa", utme: 214, score: 57, state: "released" },
  { firstname: "Obiageli", utme: 198, score: 61.25, state: "waiting" },
  { firstname: "Tunde", utme: 187, score: null, state: "waiting" },
  { firstname: "Zainab", utme: 233, score: 74, state: "withheld" },
] as const;

/** Results of the school's own examination in each state. */
export async function insertPutmeResults(
  tx: Transaction,
  accounts: readonly Account[],
  now: Date,
): Promise<void> {
  const uploader = accounts.find(({ userName }) => userName === "admissions") ?? accounts[0];
  if (!uploader) return;
  const ledger = createLedger(await numbersOf(tx), firstRrr);
  const made = candidates.map(({ firstname, ...candidate }, index) => ({
    ...candidate,
    ...applicationOf(
      ledger,
      { programme: supplementaryPutme, firstname, fee: 2_500, daysAgo: 20 - index },
      firstPhone + index,
      now,
    ),
    jambNumber: `2026990000${index}PU`,
  }));
  await insertLedger(tx, ledger);
  await tx.insert(applications).values(
    made.map(({ application, jambNumber }) => ({
      ...application,
      jambNumber,
      openedBy: jambNumber,
    })),
  );
  await tx
    .insert(applicationChoices)
    .values(
      made.map(({ choice, jambNumber, utme }) => ({ ...choice, jambNumber, utmeScore: utme })),
    );
  await tx.insert(applicationSteps).values(made.flatMap(({ steps }) => steps));
  const satAt = new Date(now.getTime() - 5 * day);
  await tx.insert(putmeResults).values(
    made.map(({ application, utme, score, state }) => ({
      id: uuid(),
      applicationId: application.id,
      score,
      venue: "ICT Centre, Hall A",
      aggregate: aggregateOf(utme, score, divisors),
      uploadedBy: uploader.id,
      releasedAt: state === "released" ? new Date(now.getTime() - 2 * day) : null,
      withheldAt: state === "withheld" ? new Date(now.getTime() - 3 * day) : null,
      updatedAt: satAt,
    })),
  );
}
