import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import type { PeriodName } from "./periods.ts";

/** What happens to one kind of personal data when its period is over. */
export type Rule = {
  readonly period: PeriodName;
  /** The tables whose people it forgets. */
  readonly tables: readonly string[];
  /** Forgets at most `most` records from before `before`; answers how many it has. */
  readonly forget: (tx: Transaction, before: Date, most: number) => Promise<number>;
};

const run = async (tx: Transaction, statement: SQL): Promise<number> =>
  (await tx.execute(statement)).rowCount ?? 0;

/** Deletes rows of a table with one key that are older. */
const deleteOld = (period: PeriodName, table: string, when: SQL, key = sql`id`): Rule => ({
  period,
  tables: [table],
  forget: (tx, before, most) => {
    const name = sql.identifier(table);
    return run(
      tx,
      sql`delete from ${name} where ${key} in (select ${key} from ${name} where ${when} < ${before} limit ${most})`,
    );
  },
});

export const rules: readonly Rule[] = [
  {
    period: "LETTERS",
    tables: ["outbox_messages"],
    // What waits for the next try keeps its text; what was given up or sent needs it no more.
    forget: (tx, before, most) =>
      run(
        tx,
        sql`update outbox_messages set body = '', subject = '', last_error = null where id in (
          select id from outbox_messages where body <> '' and (sent_at < ${before}
            or (sent_at is null and due_at is null and (tries > 0 or joined_into is not null)
              and created_at < ${before}))
          limit ${most})`,
      ),
  },
  deleteOld("OUTBOX", "outbox_messages", sql`due_at is null and created_at`),
  {
    period: "ANSWERS",
    tables: ["idempotency_keys"],
    forget: (tx, before, most) =>
      run(
        tx,
        sql`delete from idempotency_keys where (scope, key) in (
          select scope, key from idempotency_keys where created_at < ${before} limit ${most})`,
      ),
  },
  deleteOld("TOKENS", "refresh_tokens", sql`expires_at`),
  deleteOld("TOKENS", "one_time_tokens", sql`expires_at`),
  deleteOld("TOKENS", "two_factor_codes", sql`expires_at`),
  deleteOld("TOKENS", "applicant_codes", sql`expires_at`, sql`invoice_id`),
  {
    period: "SESSIONS",
    tables: ["sessions"],
    async forget(tx, before, most) {
      const old = sql`select id from sessions where coalesce(ended_at, expires_at) < ${before} order by id limit ${most}`;
      await tx.execute(sql`delete from refresh_tokens where session_id in (${old})`);
      return run(tx, sql`delete from sessions where id in (${old})`);
    },
  },
  {
    period: "ADDRESSES",
    tables: ["audit_rows"],
    forget: (tx, before, most) =>
      run(
        tx,
        sql`update audit_rows set ip = '' where id in (
          select id from audit_rows where ip <> '' and at < ${before} limit ${most})`,
      ),
  },
  deleteOld("ADDRESSES", "application_openings", sql`opened_at`),
  deleteOld("SECURITY", "security_events", sql`last_at`),
  deleteOld("AUDIT", "audit_rows", sql`at`),
  {
    period: "UNPAID_INVOICES",
    tables: ["invoices"],
    forget: (tx, before, most) =>
      forgetPayers(
        tx,
        sql`state in ('expired', 'abandoned') and expires_at < ${before}
          and not exists (select 1 from payments where invoice_id = invoices.id)`,
        most,
      ),
  },
  {
    period: "PAYERS",
    tables: ["invoices"],
    forget: (tx, before, most) =>
      forgetPayers(
        tx,
        sql`coalesce(paid_at, expires_at) < ${before} and state not in ('requested', 'open')
          and not exists (select 1 from applications where invoice_id = invoices.id)`,
        most,
      ),
  },
  {
    period: "UNFINISHED_APPLICATIONS",
    tables: applicationTables(),
    forget: (tx, before, most) =>
      forgetApplications(tx, sql`completed_at is null and created_at < ${before}`, most),
  },
  {
    period: "APPLICATIONS",
    tables: applicationTables(),
    forget: (tx, before, most) =>
      forgetApplications(tx, sql`admitted_at is null and completed_at < ${before}`, most),
  },
  {
    period: "STRAY_FILES",
    tables: ["stored_files"],
    forget: (tx, before, most) =>
      run(
        tx,
        sql`delete from stored_files where id in (
          select id from stored_files f where created_at < ${before}
            and not exists (select 1 from applications where passport_file_id = f.id)
            and not exists (select 1 from application_documents where file_id = f.id)
            and not exists (select 1 from students where passport_file_id = f.id)
          limit ${most})`,
      ),
  },
  {
    period: "DRAFTS",
    tables: ["appraisals"],
    forget: (tx, before, most) =>
      run(
        tx,
        sql`delete from appraisals where (student_id, course_id, lecturer_id, session_id) in (
          select student_id, course_id, lecturer_id, session_id from appraisals
          where state = 'in-progress' and updated_at < ${before} limit ${most})`,
      ),
  },
  {
    period: "REHEARSALS",
    tables: ["sandbox_orders", "sandbox_webhooks"],
    async forget(tx, before, most) {
      const old = sql`select rrr from sandbox_orders where created_at < ${before} order by rrr limit ${most}`;
      await tx.execute(sql`delete from sandbox_webhooks where rrr in (${old})`);
      return run(tx, sql`delete from sandbox_orders where rrr in (${old})`);
    },
  },
  deleteOld("NOTIFICATIONS", "notifications", sql`created_at`),
  deleteOld("RATINGS", "ratings", sql`created_at`),
  {
    period: "PLACEMENTS",
    tables: ["siwes_placements"],
    // Where the student was stays; the telephones and the supervisor are other people's.
    forget: (tx, before, most) =>
      run(
        tx,
        sql`update siwes_placements set supervisor_name = '', supervisor_phone = '', company_phone = ''
          where id in (select id from siwes_placements where supervisor_name || supervisor_phone || company_phone <> ''
            and end_date < ${before} limit ${most})`,
      ),
  },
  {
    period: "REASONS",
    tables: ["department_changes"],
    // That and when stays; why may tell of health or family.
    forget: (tx, before, most) =>
      run(
        tx,
        sql`update department_changes set reason = '', remark = '' where id in (
          select id from department_changes where state <> 'pending' and reason || remark <> ''
            and coalesce(decided_at, created_at) < ${before} limit ${most})`,
      ),
  },
  {
    period: "REASONS",
    tables: ["degree_changes"],
    forget: (tx, before, most) =>
      run(
        tx,
        sql`update degree_changes set remark = '' where id in (
          select id from degree_changes where state <> 'pending' and remark <> ''
            and coalesce(decided_at, created_at) < ${before} limit ${most})`,
      ),
  },
  {
    period: "PAPERS",
    tables: ["issued_documents"],
    forget: (tx, before, most) =>
      run(
        tx,
        sql`delete from issued_documents where code in (
          select code from issued_documents where issued_at < ${before} limit ${most})`,
      ),
  },
];

function applicationTables(): string[] {
  return [
    "applications",
    "application_steps",
    "application_persons",
    "application_next_of_kin",
    "application_choices",
    "application_jamb_subjects",
    "application_nd_results",
    "application_institutions",
    "application_sittings",
    "application_subjects",
    "application_documents",
    "application_openings",
  ];
}

/** The sums stay in the books, without the person. A student's invoice names nobody but the student. */
const forgetPayers = (tx: Transaction, which: SQL, most: number): Promise<number> =>
  run(
    tx,
    sql`update invoices set payer_phone = 'gone ' || id, payer_key = '', lastname = '', firstname = '', middlename = '', email = ''
      where id in (select id from invoices where student_id is null and email <> '' and ${which} limit ${most})`,
  );

/** The form with its parts, files and papers. Its paid invoice stays as long as the books. */
async function forgetApplications(tx: Transaction, which: SQL, most: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string; file: string | null }>(
    sql`select id, passport_file_id as file from applications where ${which} limit ${most} for update`,
  );
  if (rows.length === 0) return 0;
  const ids = sql.param(rows.map(({ id }) => id));
  const documents = await tx.execute<{ file: string }>(
    sql`select file_id as file from application_documents where application_id = any(${ids}::uuid[])`,
  );
  const files = [...rows, ...documents.rows].flatMap(({ file }) => file ?? []);
  await tx.execute(
    sql`delete from issued_documents where holder_id = any(${ids}::uuid[]) or subject_id = any(${ids}::text[])`,
  );
  await tx.execute(sql`delete from applications where id = any(${ids}::uuid[])`);
  await tx.execute(sql`delete from stored_files where id = any(${sql.param(files)}::uuid[])`);
  return rows.length;
}
