import { sql } from "drizzle-orm";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { earlierSplit } from "@polyportal/domain/score-sheet/split";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { numberSeries } from "../../schema/application.ts";
import { courseRegistrations, registeredCourses } from "../../schema/course-registration.ts";
import { coursePrerequisites, courses } from "../../schema/course.ts";
import { feeItems } from "../../schema/fees.ts";
import { invoices, payments } from "../../schema/invoice.ts";
import { scores, scoreSheets } from "../../schema/results.ts";
import { copyRows } from "../../copy-rows.ts";
import { seededRandom } from "../demo/random.ts";
import { historyCalendar } from "./calendar.ts";
import { conductByChance } from "./conduct.ts";
import { courseBook } from "./courses.ts";
import { feesBySession, payFees } from "./fees.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import type { Conduct, HistoryPerson } from "./person.ts";
import { study, type StudyRows } from "./studies.ts";

export type HistoryOptions = {
  readonly currentSessionId: number;
  readonly now: Date;
  readonly seed: number;
  /** From which payment references count up. */
  readonly firstRrr: number;
  /** Who approved the registrations. */
  readonly approverId: string | null;
  /** What is decided of some students, by their id. */
  readonly conductOf?: (id: string) => Conduct | undefined;
};

/** Writes what students paid, registered and earned, over the courses and fees that are there. */
export async function insertHistory(
  tx: Transaction,
  people: readonly HistoryPerson[],
  { currentSessionId, now, seed, firstRrr, approverId, conductOf }: HistoryOptions,
): Promise<void> {
  const random = seededRandom(seed);
  const calendar = historyCalendar(currentSessionId, now, random);
  const book = courseBook(
    await tx.select().from(courses).orderBy(courses.id),
    await tx.select().from(coursePrerequisites),
  );
  const sheets = new Map(
    (await tx.select().from(scoreSheets)).map((sheet) => [
      `${sheet.courseId} ${sheet.sessionId}`,
      sheet.id,
    ]),
  );
  const ledger = createLedger(await numbersOf(tx), firstRrr);
  const rows: StudyRows = { registrations: [], registered: [], scores: [] };
  const fees = feesBySession(await tx.select().from(feeItems));
  const parts = {
    book,
    rows,
    calendar,
    random,
    currentSessionId,
    approverId,
    fees,
    ledger,
    sheetOf: (courseId: number, sessionId: number) => sheets.get(`${courseId} ${sessionId}`) ?? "",
  };
  for (const person of people) {
    const conduct = conductOf?.(person.student.id) ?? conductByChance(random, currentSessionId);
    payFees(parts, person, conduct);
    study(parts, person, conduct);
  }
  await insertLedger(tx, ledger);
  await copyRows(tx, courseRegistrations, rows.registrations);
  await copyRows(tx, registeredCourses, rows.registered);
  await copyRows(tx, scores, rows.scores);
  await keepFirstVersions(tx);
}

/** Every score has its versions; those of the sessions that are over have the one that was published. */
export const keepFirstVersions = (tx: Transaction) =>
  tx.execute(sql`
    insert into score_versions
      (sheet_id, student_id, version, test, lab, exam, total, code, source, entered_at)
    select sheet_id, student_id, version, test, lab, exam, total, code, 'before', published_at
    from scores where published_at is not null on conflict do nothing`);

/** A published sheet for every course in each of the sessions that are over. */
export async function insertSheets(
  tx: Transaction,
  { currentSessionId, now, seed }: Pick<HistoryOptions, "currentSessionId" | "now" | "seed">,
): Promise<void> {
  const calendar = historyCalendar(currentSessionId, now, seededRandom(seed));
  const all = await tx.select({ id: courses.id, semester: courses.semester }).from(courses);
  const over = Array.from({ length: currentSessionId - 1 }, (_, index) => index + 1);
  await copyRows(
    tx,
    scoreSheets,
    over.flatMap((sessionId) =>
      semesters.flatMap((semester) => {
        const publishedAt = calendar.published(sessionId, semester);
        return all
          .filter((course) => course.semester === semester)
          .map(({ id: courseId }) => ({
            id: uuid(),
            courseId,
            sessionId,
            state: "published" as const,
            publishedAt,
            testMax: earlierSplit.test,
            labMax: earlierSplit.lab,
            examMax: earlierSplit.exam,
          }));
      }),
    ),
  );
}

/** Where each series of numbers stands. */
export const numbersOf = async (tx: Transaction): Promise<Map<string, number>> =>
  new Map((await tx.select().from(numberSeries)).map(({ series, last }) => [series, last]));

/** Writes a ledger with its payments, and how far it has counted. */
export async function insertLedger(tx: Transaction, { rows, numbers }: Ledger): Promise<void> {
  await copyRows(tx, invoices, rows.invoices);
  await copyRows(tx, payments, rows.payments);
  if (numbers.size === 0) return;
  await tx
    .insert(numberSeries)
    .values([...numbers].map(([series, last]) => ({ series, last })))
    .onConflictDoUpdate({ target: numberSeries.series, set: { last: sql`excluded.last` } });
}
