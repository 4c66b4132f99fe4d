import { eq, sql } from "drizzle-orm";
import { createPasswords } from "../../../sign-in/passwords.ts";
import type { Database } from "../../connect.ts";
import { seeds } from "../../schema/seed.ts";
import { studentSessions, students } from "../../schema/student.ts";
import { users } from "../../schema/users.ts";
import { inTransaction } from "../../transaction.ts";
import { copyRows } from "../../copy-rows.ts";
import { currentSessionId } from "../demo/admissions.ts";
import { demoPassword } from "../demo/users.ts";
import { insertHistory } from "../history/insert.ts";
import { peopleOf } from "../history/person.ts";
import { countOn } from "../../identities.ts";
import { varyNumbers } from "../numbers.ts";
import { insertOffers } from "../offers.ts";
import { insertAuditRows } from "./audit.ts";
import { insertApplicants } from "./applicants.ts";
import { largeCohort } from "./cohort.ts";
import { bedsToGive, insertHalls } from "./hostels.ts";
import { readLists } from "./lists.ts";
import { insertStaffOf } from "./staff.ts";
import { insertLife } from "./student-life.ts";

export type LargeSchool = {
  readonly students: number;
  readonly applicants: number;
  readonly lecturers: number;
  readonly officials: number;
  /** Acts on record. */
  readonly auditRows: number;
  readonly now?: Date;
  /** Told after each batch how far it has come. */
  readonly progress?: (line: string) => void;
};

/** A school as large as it is measured with. */
export const largeSchool = {
  students: 20_000,
  applicants: 15_000,
  lecturers: 400,
  officials: 60,
  auditRows: 2_000_000,
} as const;

const batch = 2_000;
/** So many references are kept free for a batch. */
const rrrsOfBatch = 100_000;
const firstRrr = 290_000_000_000;

/**
 * Adds a large school to the demo's, for measuring: all of it or nothing, and once. Every student's
 * password is the demo's, under one hash.
 */
export async function insertLargeSchool(db: Database, school: LargeSchool): Promise<void> {
  const { now = new Date(), progress = () => {} } = school;
  const passwordHash = await createPasswords().hash(demoPassword);
  await inTransaction(db, async (tx) => {
    const [demo] = await tx.select().from(seeds).where(eq(seeds.name, "demo"));
    if (!demo) throw new Error("There is no demo school in this database to add to.");
    const claimed = await tx
      .insert(seeds)
      .values({ name: "large", fingerprint: "handed over" })
      .onConflictDoNothing()
      .returning({ name: seeds.name });
    if (claimed.length === 0) throw new Error("The large school is in this database already.");
    // What looks a row up must not wait for statistics that only come after the transaction.
    await tx.execute(sql`set local statement_timeout = '10min'`);

    const cohort = largeCohort(school.students, passwordHash);
    await copyRows(tx, users, cohort.users);
    await copyRows(tx, students, cohort.students);
    await copyRows(tx, studentSessions, cohort.sessions);
    progress(`${cohort.users.length} students`);
    await insertHalls(tx);
    await countOn(tx);
    const giveBed = bedsToGive();
    let rrr = firstRrr;
    const people = peopleOf(cohort);
    for (let from = 0; from < people.length; from += batch, rrr += rrrsOfBatch) {
      const some = people.slice(from, from + batch);
      const options = { currentSessionId, now, firstRrr: rrr, approverId: null };
      await insertHistory(tx, some, { ...options, seed: 41 + from });
      const life = { currentSessionId, now, firstRrr: rrr + rrrsOfBatch / 2, giveBed };
      await insertLife(tx, some, { ...life, seed: 53 + from });
      progress(`history of ${from + some.length} students`);
    }
    await varyNumbers(tx);
    await insertOffers(tx);
    const lists = await readLists(tx);
    for (let from = 0; from < school.applicants; from += batch, rrr += rrrsOfBatch) {
      const many = Math.min(batch, school.applicants - from);
      await insertApplicants(tx, lists, { from, many, now, firstRrr: rrr });
      progress(`${from + many} applicants`);
    }
    await insertStaffOf(tx, school, passwordHash);
    progress(`${school.lecturers + school.officials} members of staff`);
    await insertAuditRows(tx, school.auditRows, now);
    progress(`${school.auditRows} acts on record`);
  });
  // Longer than any question of the server's may take.
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await tx.execute(sql`analyze`);
  });
}
