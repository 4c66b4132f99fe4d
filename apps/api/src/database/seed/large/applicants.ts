import { sampleAward } from "@polyportal/domain/application/fields/sample";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import { applicationSeries } from "@polyportal/domain/programmes/number-series";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { printedNumber } from "../../number-series.ts";
import { applications } from "../../schema/application.ts";
import { copyRows } from "../../copy-rows.ts";
import { firstNames, surnames } from "../demo/names.ts";
import { seededRandom } from "../demo/random.ts";
import { historyCalendar } from "../history/calendar.ts";
import { insertLedger, numbersOf } from "../history/insert.ts";
import { createLedger } from "../history/ledger.ts";
import { fillIn, insertParts, noParts } from "./application-parts.ts";
import type { Lists } from "./lists.ts";

type Application = typeof applications.$inferInsert;

export type ApplicantBatch = {
  readonly from: number;
  readonly many: number;
  readonly now: Date;
  readonly firstRrr: number;
};

const day = 86_400_000;

/** So many applications with their paid invoices: four in five completed, of these half admitted. */
export async function insertApplicants(
  tx: Transaction,
  lists: Lists,
  { from, many, now, firstRrr }: ApplicantBatch,
): Promise<void> {
  const random = seededRandom(31 + from);
  const currentSessionId = lists.sessions.find(({ current }) => current)?.id ?? 1;
  // Those in which forms were sold.
  const sessions = lists.sessions.filter(({ id }) =>
    lists.fees.some((fee) => fee.sessionId === id),
  );
  const calendar = historyCalendar(currentSessionId, now, random);
  const ledger = createLedger(await numbersOf(tx), firstRrr);
  const count = (series: string): string => {
    const number = (ledger.numbers.get(series) ?? 0) + 1;
    ledger.numbers.set(series, number);
    return `${series}/${printedNumber(number)}`;
  };
  const rows: Application[] = [];
  const parts = noParts();
  for (let number = from; number < from + many; number += 1) {
    const programme: Programme = random.pick<Programme>(programmes);
    const session = random.pick(sessions);
    const gender = random.next() < 0.5 ? "Male" : "Female";
    const phone = `0902${String(number).padStart(7, "0")}`;
    const payer = {
      lastname: random.pick(surnames),
      firstname: random.pick(firstNames[gender]),
      middlename: random.next() < 0.5 ? random.pick(firstNames[gender]) : "",
      email: `applicant.${number}@alani.example`,
    };
    const wanted = sampleAward(programme);
    const fee = lists.fees.find(
      ({ slug, sessionId, award }) =>
        slug === programme.slug && sessionId === session.id && award === wanted,
    );
    if (!fee) continue;
    const paidAt = calendar.feesPaid(session.id);
    const { id: invoiceId, rrr } = ledger.pay({
      ...payer,
      phone,
      studentId: null,
      programmeSlug: fee.slug,
      sessionId: session.id,
      purpose: "application",
      item: wanted,
      paymentType: "Full",
      lines: [],
      amountKobo: fee.amountKobo,
      paidAt,
    });
    const year = session.name.slice(0, 4);
    const completely = random.next() < 0.8;
    const admitted = completely && random.next() < 0.5;
    const id = uuid();
    rows.push({
      ...payer,
      id,
      invoiceId,
      rrr,
      applicationNumber: count(applicationSeries(programme, year)),
      programmeSlug: fee.slug,
      definitionRevision: revisionOf(programme),
      sessionId: session.id,
      mobileNumber: canonicalPhone(phone),
      createdAt: paidAt,
      completedAt: completely ? paidAt : null,
      admissionNumber: admitted ? count(`ADM/${year}`) : null,
      admittedAt: admitted ? new Date(Math.min(paidAt.getTime() + 10 * day, now.getTime())) : null,
    });
    fillIn(
      { rows: parts, lists, random, applicationId: id, programme, savedAt: paidAt, gender, number },
      completely ? programme.steps.length : 1,
    );
  }
  await insertLedger(tx, ledger);
  await copyRows(tx, applications, rows);
  await insertParts(tx, parts);
}
