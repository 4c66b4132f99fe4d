import { sampleAward, sampleProgress } from "@polyportal/domain/application/fields/sample";
import { stepsFor } from "@polyportal/domain/application/steps";
import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { mailboxOf } from "@polyportal/domain/application/steps/referees/refusals";
import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import type { Row } from "@polyportal/domain/programmes/field";
import { nd } from "@polyportal/domain/programmes/nd";
import { applicationSeries } from "@polyportal/domain/programmes/number-series";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { printedNumber } from "../../number-series.ts";
import {
  applicationDocuments,
  applications,
  applicationSources,
} from "../../schema/application.ts";
import { referees } from "../../schema/referee.ts";
import { sandboxOrders } from "../../schema/sandbox-gateway.ts";
import { storedFiles } from "../../schema/stored-files.ts";
import { insertLedger, numbersOf } from "../history/insert.ts";
import { createLedger, type Bill, type Ledger } from "../history/ledger.ts";
import { leaveUnpaid } from "../history/unpaid.ts";
import { fillIn, insertParts, noParts, type PartRows } from "../large/application-parts.ts";
import { readLists, type Lists } from "../large/lists.ts";
import { oLevelSubjectRows } from "../o-level.ts";
import { currentSessionId } from "./admissions.ts";
import { insertMany } from "./insert-many.ts";
import { firstNames, surnames } from "./names.ts";
import { demoPhoto, demoScan } from "./pictures.ts";
import { seededRandom, type SeededRandom } from "./random.ts";
import { departmentRows, facultyRows } from "./school.ts";

/** How far each programme's four applicants have come. README.md tells how to open one of them. */
const demoStages = ["invoiced", "paid", "half-way", "submitted"] as const;
type Stage = (typeof demoStages)[number];

/** Beside those of the students' past; the place of the programme and of the stage follow. */
const firstRrr = 282_000_000_000;

/** The payment reference of a demo applicant: that of HND half-way is 2820 0000 0033. */
export const demoRrr = (slug: string, stage: Stage): string =>
  String(
    firstRrr +
      (programmes.findIndex((programme) => programme.slug === slug) + 1) * 10 +
      demoStages.indexOf(stage) +
      1,
  );

/** JAMB's number of whoever has that reference. */
export const demoJambNumber = (rrr: string): string => `2026${rrr.slice(-8)}DE`;

const day = 86_400_000;

type Person = Pick<
  typeof applications.$inferInsert,
  "lastname" | "firstname" | "middlename" | "email"
>;
type Application = typeof applications.$inferInsert;

/** Of whom the supplementary ones come: who has sent an application to ND. */
type Earlier = { readonly application: Application; readonly person: Person };

const noRows = () => ({
  orders: [] as (typeof sandboxOrders.$inferInsert)[],
  applications: [] as Application[],
  files: [] as (typeof storedFiles.$inferInsert)[],
  documents: [] as (typeof applicationDocuments.$inferInsert)[],
  referees: [] as (typeof referees.$inferInsert)[],
  sources: [] as (typeof applicationSources.$inferInsert)[],
  parts: noParts(),
});

/** What every applicant is made with. */
type Making = {
  readonly rows: ReturnType<typeof noRows>;
  readonly lists: Lists;
  readonly ledger: Ledger;
  readonly random: SeededRandom;
  readonly now: Date;
};

/** One applicant of every programme at each stage: invoiced, paid, half-way, submitted. */
export async function insertApplicants(tx: Transaction, now: Date): Promise<void> {
  const rows = noRows();
  const ledger = createLedger(await numbersOf(tx), firstRrr);
  const making = { rows, ledger, lists: await readLists(tx), random: seededRandom(907), now };
  let earlier: Earlier | undefined;
  for (const programme of programmes as readonly Programme[]) {
    for (const stage of demoStages) {
      const comesFrom = programme.key === "regNumber" ? earlier : undefined;
      const made = make(making, programme, stage, comesFrom);
      if (made && programme.slug === nd.slug && stage === "submitted") earlier = made;
    }
  }
  await insertLedger(tx, ledger);
  await insertMany(tx, sandboxOrders, rows.orders);
  await insertMany(tx, storedFiles, rows.files);
  await insertMany(tx, applications, rows.applications);
  await insertParts(tx, rows.parts);
  await insertMany(tx, applicationDocuments, rows.documents);
  await insertMany(tx, referees, rows.referees);
  await insertMany(tx, applicationSources, rows.sources);
}

/** The invoice of one applicant, and the application as far as the stage. */
function make(
  { rows, lists, ledger, random, now }: Making,
  programme: Programme,
  stage: Stage,
  earlier: Earlier | undefined,
): Earlier | undefined {
  const at = demoStages.indexOf(stage);
  const gender = at % 2 === 0 ? "Female" : "Male";
  const person: Person = earlier?.person ?? {
    lastname: random.pick(surnames),
    firstname: random.pick(firstNames[gender]),
    middlename: "",
    email: `${programme.slug}.${stage}@alani.example`,
  };
  const rrr = demoRrr(programme.slug, stage);
  const item = sampleAward(programme);
  const fee = lists.fees.find(
    ({ slug, sessionId, award }) =>
      slug === programme.slug && sessionId === currentSessionId && award === item,
  );
  if (!fee) return undefined;
  const paidAt = new Date(now.getTime() - (2 + at) * day);
  const phone = `0805${rrr.slice(-7)}`;
  const invoice = billed(ledger, rrr, {
    ...person,
    payerKey: payerKeyOf(person),
    phone,
    studentId: null,
    programmeSlug: fee.slug,
    sessionId: currentSessionId,
    purpose: "application",
    item,
    paymentType: "Full",
    lines: [],
    amountKobo: fee.amountKobo,
    paidAt,
  });
  if (stage === "invoiced") {
    rows.orders.push(leaveUnpaid(ledger.rows, invoice, programme.applicationName.trim()));
  }
  if (stage === "invoiced" || stage === "paid") return undefined;

  const series = applicationSeries(programme, now.getFullYear());
  const number = (ledger.numbers.get(series) ?? 0) + 1;
  ledger.numbers.set(series, number);
  const jambNumber = programme.key === "jambNumber" ? demoJambNumber(rrr) : null;
  const id = uuid();
  const application: Application = {
    ...person,
    id,
    invoiceId: invoice.id,
    rrr,
    applicationNumber: `${series}/${printedNumber(number)}`,
    programmeSlug: fee.slug,
    definitionRevision: revisionOf(programme),
    sessionId: currentSessionId,
    openedBy: earlier?.application.applicationNumber ?? jambNumber,
    jambNumber,
    mobileNumber: canonicalPhone(phone),
    passportFileId: file(rows.files, demoPhoto(), paidAt),
    createdAt: paidAt,
    completedAt: stage === "submitted" ? paidAt : null,
  };
  rows.applications.push(application);
  const steps = stepsFor(programme, sampleProgress(programme).answers).length;
  fillIn(
    {
      rows: rows.parts,
      lists,
      random,
      programme,
      gender,
      applicationId: id,
      savedAt: paidAt,
      number: Number(rrr.slice(-8)),
    },
    stage === "submitted" ? steps : Math.ceil(steps / 2),
    jambNumber === null ? {} : { jambNumber },
  );
  if (earlier) rows.sources.push(sourceOf(rows.parts, id, earlier.application));
  if (stage === "submitted") complete(rows, programme, id, paidAt);
  return { application, person };
}

/** A paid invoice with a reference that is told beforehand, among those of the ledger. */
function billed(ledger: Ledger, rrr: string, bill: Bill) {
  const own = createLedger(ledger.numbers, Number(rrr));
  own.pay(bill);
  ledger.rows.invoices.push(...own.rows.invoices);
  ledger.rows.payments.push(...own.rows.payments);
  const [invoice] = own.rows.invoices;
  if (!invoice) throw new Error("The ledger has made no invoice.");
  return invoice;
}

/** The present course, and what JAMB says, of the application from which a supplementary one comes. */
function sourceOf(
  parts: PartRows,
  applicationId: string,
  earlier: Application,
): typeof applicationSources.$inferInsert {
  const choice = parts.choices.find((one) => one.applicationId === earlier.id);
  const department = departmentRows.find(({ id }) => id === choice?.departmentId);
  const faculty = facultyRows.find(({ id }) => id === department?.facultyId);
  return {
    applicationId,
    number: earlier.applicationNumber,
    earlierId: earlier.id,
    faculty: faculty?.name ?? null,
    department: department?.name ?? "",
    jamb: {
      jambNumber: choice?.jambNumber ?? null,
      utmeScore: choice?.utmeScore ?? null,
      subjects: parts.jamb
        .filter((one) => one.applicationId === earlier.id)
        .map(({ subjectId: id }) => ({
          id,
          name: oLevelSubjectRows.find((subject) => subject.id === id)?.name ?? "",
        })),
    },
    fixed: true,
  };
}

/** Writes a picture down, of one application alone: whoever replaces it takes it from no other. */
function file(files: (typeof storedFiles.$inferInsert)[], bytes: Buffer, createdAt: Date): string {
  const id = uuid();
  files.push({ id, type: "image/png", size: bytes.byteLength, bytes, createdAt });
  return id;
}

/** What the steps do not hold: files, and who was named as a referee. */
function complete(
  rows: Making["rows"],
  programme: Programme,
  applicationId: string,
  at: Date,
): void {
  const { answers } = sampleProgress(programme);
  for (const { kind } of askedDocuments(programme, answers)) {
    rows.documents.push({ applicationId, kind, fileId: file(rows.files, demoScan(), at) });
  }
  const named = answers["referees"];
  for (const row of Array.isArray(named) ? (named as readonly Row[]) : []) {
    const of = (field: string) => row[field] ?? "";
    rows.referees.push({
      id: uuid(),
      applicationId,
      title: of("title"),
      fullName: of("fullName"),
      institution: of("institution"),
      position: of("position"),
      relationship: of("relationship"),
      email: of("email"),
      mailbox: mailboxOf(of("email")),
      phone: of("phone"),
      namedAt: at,
    });
  }
}
