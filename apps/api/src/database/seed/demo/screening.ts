import { beginningOf, todayInLagos } from "@polyportal/domain/format/date";
import { toKobo } from "@polyportal/domain/format/naira";
import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import { screeningSlipFee } from "@polyportal/domain/messages/screening-slip.words";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { printedNumber } from "../../number-series.ts";
import { applicationChoices, applications } from "../../schema/application.ts";
import {
  screenings,
  screeningSeats,
  screeningSittings,
  screeningVenues,
} from "../../schema/screening.ts";
import { insertLedger, numbersOf } from "../history/insert.ts";
import { createLedger } from "../history/ledger.ts";
import { currentSessionId } from "./admissions.ts";
import { departmentRows } from "./school.ts";

const day = 86_400_000;
/** Beside those of the students' past. */
const firstRrr = 270_000_000_000;
const slipFee = 2_000;

/** Candidates of the ND: who has paid for the slip, who has a seat and has not, who has none yet. */
const candidates = [
  { jambNumber: "202610000001AA", firstname: "Ifeoma", seat: 14, paid: true },
  { jambNumber: "202610000002AB", firstname: "Babatunde", seat: 15, paid: false },
  { jambNumber: "202610000003AC", firstname: "Halima", seat: undefined, paid: false },
] as const;

const bring = [
  "This slip",
  "The original JAMB result slip",
  "The original O-level result",
  "Two HB pencils and a rubber",
];

const venues = [
  { id: 1, name: "ICT Centre, Hall B", address: "Main Campus, behind the Senate Building" },
  { id: 2, name: "Convocation Arena", address: "Main Campus, by the second gate" },
];

/** The venues, two dates of the ND's screening, and its candidates. */
export async function insertScreening(tx: Transaction, now: Date): Promise<void> {
  const screeningId = uuid();
  await tx.insert(screenings).values({
    id: screeningId,
    programmeSlug: "nd",
    sessionId: currentSessionId,
    feeKobo: toKobo(slipFee),
    bring: bring.join("\n"),
  });
  await tx.insert(screeningVenues).values(venues);
  const sittings = venues.map(({ id: venueId }, index) => ({
    id: uuid(),
    screeningId,
    venueId,
    // At nine in the morning, two weeks from now and the day after.
    startsAt: new Date(
      beginningOf(todayInLagos(new Date(now.getTime() + (14 + index) * day))).getTime() +
        9 * 3_600_000,
    ),
    seats: 120,
  }));
  await tx.insert(screeningSittings).values(sittings);

  const ledger = createLedger(await numbersOf(tx), firstRrr);
  const [department] = departmentRows.filter(({ code }) => code === "COM");
  const made = candidates.map(({ firstname, paid, ...candidate }, index) => {
    const person = {
      lastname: "Nwachukwu",
      firstname,
      middlename: "",
      email: `${firstname.toLowerCase()}@alani.example`,
    };
    const phone = `0803999000${index + 1}`;
    const payer = { ...person, payerKey: payerKeyOf(person), phone, studentId: null };
    const paidAt = new Date(now.getTime() - (20 - index) * day);
    const common = { sessionId: currentSessionId, paymentType: "Full", paidAt } as const;
    const invoice = ledger.pay({
      ...payer,
      ...common,
      purpose: "application",
      item: "",
      lines: [],
      programmeSlug: "nd",
      amountKobo: toKobo(6_500),
    });
    const application = {
      id: uuid(),
      invoiceId: invoice.id,
      rrr: invoice.rrr,
      applicationNumber: nextOf(ledger.numbers, `ND/${now.getFullYear()}`),
      programmeSlug: "nd",
      sessionId: currentSessionId,
      ...person,
      mobileNumber: phone,
      createdAt: paidAt,
      completedAt: paidAt,
    } as const;
    if (paid) {
      const amountKobo = toKobo(slipFee);
      ledger.pay({
        ...payer,
        ...common,
        purpose: "sundry",
        item: `screening:${application.id}`,
        lines: [{ description: screeningSlipFee, amountKobo }],
        programmeSlug: null,
        amountKobo,
      });
    }
    return { ...candidate, application };
  });
  await insertLedger(tx, ledger);
  await tx.insert(applications).values(made.map(({ application }) => application));
  await tx.insert(applicationChoices).values(
    made.map(({ application, jambNumber }) => ({
      applicationId: application.id,
      facultyId: department?.facultyId ?? 1,
      departmentId: department?.id ?? 1,
      jambNumber,
      utmeScore: 214,
    })),
  );
  const sittingId = sittings[0]?.id ?? "";
  await tx
    .insert(screeningSeats)
    .values(
      made.flatMap(({ application, seat }) =>
        seat === undefined ? [] : [{ sittingId, seat, applicationId: application.id }],
      ),
    );
}

function nextOf(numbers: Map<string, number>, series: string): string {
  const number = (numbers.get(series) ?? 0) + 1;
  numbers.set(series, number);
  return `${series}/${printedNumber(number)}`;
}
