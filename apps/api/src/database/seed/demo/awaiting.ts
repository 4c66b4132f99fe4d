import { mailboxOf } from "@polyportal/domain/application/steps/referees/refusals";
import { refereesIn } from "@polyportal/domain/application/steps/referees/schema";
import { sampleAward, sampleOfEach } from "@polyportal/domain/application/fields/sample";
import { idOf } from "@polyportal/domain/application/steps";
import { sharedValueIds } from "@polyportal/domain/application/steps/shared-values";
import { toKobo } from "@polyportal/domain/format/naira";
import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import { directEntry } from "@polyportal/domain/programmes/direct-entry";
import { pg } from "@polyportal/domain/programmes/pg";
import { applicationSeries } from "@polyportal/domain/programmes/number-series";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import { uniTransfer } from "@polyportal/domain/programmes/uni-transfer";
import { ratedPoints } from "@polyportal/domain/referee/choices";
import { linkEnds, type RefereeState } from "@polyportal/domain/referee/rules";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { printedNumber } from "../../number-series.ts";
import { applicationChoices, applications, applicationSteps } from "../../schema/application.ts";
import { outboxMessages } from "../../schema/outbox.ts";
import { refereeAnswers, referees } from "../../schema/referee.ts";
import { insertLedger, numbersOf } from "../history/insert.ts";
import { createLedger, type Ledger } from "../history/ledger.ts";
import { currentSessionId } from "./admissions.ts";
import { departmentOpeningRows, departmentRows } from "./school.ts";

const day = 86_400_000;
/** Beside those of the transcripts. */
const firstRrr = 272_000_000_000;

/** Whoever has sent a form. */
export type Applicant = {
  readonly programme: Programme;
  readonly firstname: string;
  readonly fee: number;
  /** How many days ago the form was sent. */
  readonly daysAgo: number;
  /** The paper from elsewhere has come. */
  readonly came?: true;
};

/** Whose form is sent and waits for others: three postgraduates, two who transfer, two of direct entry. */
const people: readonly Applicant[] = [
  { programme: pg, firstname: "Nneka", fee: 20_000, daysAgo: 12 },
  { programme: pg, firstname: "Yusuf", fee: 20_000, daysAgo: 3 },
  { programme: pg, firstname: "Halima", fee: 20_000, daysAgo: 33 },
  { programme: uniTransfer, firstname: "Temitope", fee: 15_000, daysAgo: 9 },
  { programme: uniTransfer, firstname: "Aminu", fee: 15_000, daysAgo: 20, came: true },
  { programme: directEntry, firstname: "Chiamaka", fee: 7_500, daysAgo: 6 },
  { programme: directEntry, firstname: "Danjuma", fee: 7_500, daysAgo: 15, came: true },
];

/** Applicants for whom the school waits for others: referees, other schools, JAMB. */
export async function insertAwaiting(tx: Transaction, now: Date): Promise<void> {
  const ledger = createLedger(await numbersOf(tx), firstRrr);
  const made = people.map((one, index) => applicationOf(ledger, one, index, now));
  await insertLedger(tx, ledger);
  await tx.insert(applications).values(made.map(({ application }) => application));
  await tx.insert(applicationChoices).values(made.map(({ choice }) => choice));
  await tx.insert(applicationSteps).values(made.flatMap(({ steps }) => steps));
  const [first, second, third] = made.filter(({ programme }) => programme === pg);
  if (first) await insertReferees(tx, first.application, ["given", "declined", "asked"], now);
  if (second) await insertReferees(tx, second.application, ["opened", "asked", "undelivered"], now);
  if (third)
    await insertReferees(tx, third.application, ["expired", "replaced", "given", "named"], now);
}

/** An application that was sent, with its paid invoice and what a good applicant answers. */
export function applicationOf(
  ledger: Ledger,
  { programme, firstname, fee, daysAgo, came }: Applicant,
  index: number,
  now: Date,
) {
  const person = {
    lastname: "Oyelaran",
    firstname,
    middlename: "",
    email: `${firstname.toLowerCase()}@alani.example`,
  };
  const phone = `080399901${String(index).padStart(2, "0")}`;
  const sentAt = new Date(now.getTime() - daysAgo * day);
  const slug = programme.slug as NonNullable<Parameters<Ledger["pay"]>[0]["programmeSlug"]>;
  const invoice = ledger.pay({
    ...person,
    payerKey: payerKeyOf(person),
    phone,
    studentId: null,
    sessionId: currentSessionId,
    paymentType: "Full",
    paidAt: new Date(sentAt.getTime() - day),
    purpose: "application",
    item: sampleAward(programme),
    lines: [],
    programmeSlug: slug,
    amountKobo: toKobo(fee),
  });
  const series = applicationSeries(programme, now.getFullYear());
  const number = (ledger.numbers.get(series) ?? 0) + 1;
  ledger.numbers.set(series, number);
  const id = uuid();
  const open = departmentOpeningRows.find((row) => row.programmeSlug === slug);
  const department = departmentRows.find((row) => row.id === open?.departmentId);
  const departmentId = department?.id ?? 1;
  const application = {
    id,
    invoiceId: invoice.id,
    rrr: invoice.rrr,
    applicationNumber: `${series}/${printedNumber(number)}`,
    programmeSlug: slug,
    definitionRevision: revisionOf(programme),
    sessionId: currentSessionId,
    ...person,
    mobileNumber: phone,
    createdAt: sentAt,
    completedAt: sentAt,
    proofReceivedAt: came ? new Date(sentAt.getTime() + 5 * day) : null,
  };
  const kept = sampleOfEach(programme);
  return {
    programme,
    application,
    choice: {
      applicationId: id,
      facultyId: department?.facultyId ?? 1,
      departmentId,
    },
    steps: programme.steps.map((step) => ({
      applicationId: id,
      kind: idOf(step),
      savedAt: sentAt,
      answers: {
        ...kept[idOf(step)],
        ...(sharedValueIds(step).includes("department") && { department: String(departmentId) }),
      },
    })),
  };
}

/** The letter to a referee whose mailbox does not exist. */
const givenUp = (referee: { id: string; email: string; mailbox: string; askedAt?: Date }) => ({
  id: uuid(),
  channel: "mail",
  kind: "refereeAsked",
  recipient: referee.email,
  mailbox: referee.mailbox,
  about: referee.id,
  body: "",
  createdAt: referee.askedAt ?? new Date(),
  tries: 8,
  lastError: "550 5.1.1 The mailbox does not exist",
});

/** Whom an application names, and how far each of them is. */
async function insertReferees(
  tx: Transaction,
  { id: applicationId, completedAt, email }: typeof applications.$inferInsert,
  states: readonly RefereeState[],
  now: Date,
): Promise<void> {
  const askedAt = completedAt ?? now;
  const [named = {}] = refereesIn(sampleOfEach(pg)["referees"] ?? {});
  const later = new Date(askedAt.getTime() + day);
  const since = (state: RefereeState, ...of: readonly RefereeState[]) =>
    of.includes(state) ? later : null;
  const rows = states.map((state, at) => {
    const address = `referee${at + 1}.${email}`;
    return {
      id: uuid(),
      applicationId,
      title: named["title"] ?? "Dr",
      fullName: ["Ezenwa Ngọzi", "Sani Musa", "Coker Adéọlá"][at] ?? "Bello Amina",
      institution: "University of Ìbàdàn",
      position: "Reader",
      relationship: named["relationship"] ?? "Lecturer",
      email: address,
      mailbox: mailboxOf(address),
      phone: "08032345671",
      namedAt: askedAt,
      ...(state !== "named" && {
        askedAt,
        sentAt: askedAt,
        // Of whoever could still answer the link was sent anew.
        expiresAt: linkEnds(state === "expired" ? askedAt : now, null),
      }),
      replacedAt: since(state, "replaced"),
      openedAt: since(state, "opened", "given", "declined"),
      givenAt: since(state, "given"),
      declinedAt: since(state, "declined"),
      declined: state === "declined" ? ("cannot" as const) : null,
      // The school's own letters have gone.
      remindedAt: now,
      silentToldAt: now,
    };
  });
  await tx.insert(referees).values(rows);
  const lost = rows.filter((_, at) => states[at] === "undelivered");
  if (lost.length > 0) await tx.insert(outboxMessages).values(lost.map(givenUp));
  const given = rows.filter(({ givenAt }) => givenAt !== null);
  if (given.length === 0) return;
  await tx.insert(refereeAnswers).values(
    given.map(({ id: refereeId, title, fullName, institution, position, phone, relationship }) => ({
      refereeId,
      answer: {
        title,
        fullName,
        institution,
        position,
        phone,
        relationship,
        yearsKnown: "4",
        ratings: Object.fromEntries(ratedPoints.map((point) => [point, "good"])) as Record<
          (typeof ratedPoints)[number],
          string
        >,
        rank: "top-10",
        recommendation: "yes",
        statement:
          "I taught her in two courses and supervised her project. She works with care, asks for help in good time and finishes what she begins.",
      },
      givenAt: later,
      sameDevice: false,
      soon: true,
    })),
  );
}
