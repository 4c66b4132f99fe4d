import { cbtKind } from "@polyportal/domain/score-sheet/import-about";
import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import type { PeriodName } from "./periods.ts";

/** What happens to one kind of personal data after its period. */
export type Rule = {
  readonly period: PeriodName;
  /** The tables it deletes from. The first has one row per record. */
  readonly tables: readonly [string, ...string[]];
  /** The rows of that table from before a time that were not deleted yet. */
  readonly due: (before: Date) => SQL;
  /** Deletes at most `most` records from before `before` and returns how many. */
  readonly forget: (tx: Transaction, before: Date, most: number) => Promise<number>;
};

/** A rule's name in logs and counts: "applications, UNFINISHED_APPLICATIONS". */
export const kindOf = ({ tables, period }: Rule): string => `${tables[0]}, ${period}`;

const run = async (tx: Transaction, statement: SQL): Promise<number> =>
  (await tx.execute(statement)).rowCount ?? 0;

/** A table, and which of its rows are over their period. */
type Old = { readonly table: string; readonly key?: string; readonly when: (before: Date) => SQL };

const some = ({ table, key = "id", when }: Old, before: Date, most: number): SQL =>
  sql`where (${sql.raw(key)}) in (
    select ${sql.raw(key)} from ${sql.identifier(table)} where ${when(before)} limit ${most})`;

/** Deletes old rows. */
const deleteOld = (period: PeriodName, old: Old): Rule => ({
  period,
  tables: [old.table],
  due: old.when,
  forget: (tx, before, most) =>
    run(tx, sql`delete from ${sql.identifier(old.table)} ${some(old, before, most)}`),
});

/** Deletes rows whose time in one column is old. */
const deleteBy = (period: PeriodName, table: string, moment: string, key?: string): Rule =>
  deleteOld(period, { table, key, when: (before) => sql`${sql.identifier(moment)} < ${before}` });

/** Clears the personal columns of old rows. */
const emptyOld = (period: PeriodName, empty: SQL, old: Old): Rule => ({
  period,
  tables: [old.table],
  due: old.when,
  forget: (tx, before, most) =>
    run(tx, sql`update ${sql.identifier(old.table)} set ${empty} ${some(old, before, most)}`),
});

const applicationTables: Rule["tables"] = [
  "applications",
  "application_steps",
  "application_sources",
  "putme_results",
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
  "screening_seats",
  "referees",
  "referee_links",
  "referee_answers",
  "referee_letters",
];

const importTables: Rule["tables"] = ["imports", "import_rows", "import_records"];
/** Files of computer-based tests that became marks. */
const bearsMarks = sql`kind = ${cbtKind} and state = 'applied'`;

export const rules: readonly Rule[] = [
  // A mail that waits for another try keeps its text; one that was sent or given up does not need it.
  emptyOld("LETTERS", sql`body = '', subject = '', last_error = null`, {
    table: "outbox_messages",
    when: (before) => sql`body <> '' and (sent_at < ${before}
      or (sent_at is null and due_at is null and (tries > 0 or joined_into is not null)
        and created_at < ${before}))`,
  }),
  deleteOld("OUTBOX", {
    table: "outbox_messages",
    when: (before) => sql`due_at is null and created_at < ${before}`,
  }),
  deleteBy("ANSWERS", "idempotency_keys", "created_at", "scope, key"),
  deleteBy("TOKENS", "refresh_tokens", "expires_at"),
  deleteBy("TOKENS", "one_time_tokens", "expires_at"),
  deleteBy("TOKENS", "two_factor_codes", "expires_at"),
  deleteBy("TOKENS", "applicant_codes", "expires_at", "invoice_id"),
  deleteBy("TOKENS", "history_codes", "expires_at"),
  deleteBy("TOKENS", "graduate_codes", "expires_at", "student_id"),
  // Files without pages are deleted as stray files.
  {
    ...deleteBy("IDENTITY_CARDS", "identity_cards", "sent_at"),
    tables: ["identity_cards", "identity_card_pages"],
  },
  {
    period: "SESSIONS",
    tables: ["sessions", "refresh_tokens"],
    due: (before) => sql`coalesce(ended_at, expires_at) < ${before}`,
    async forget(tx, before, most) {
      const old = sql`select id from sessions where coalesce(ended_at, expires_at) < ${before} order by id limit ${most}`;
      await tx.execute(sql`delete from refresh_tokens where session_id in (${old})`);
      return run(tx, sql`delete from sessions where id in (${old})`);
    },
  },
  emptyOld("ADDRESSES", sql`ip = ''`, {
    table: "audit_rows",
    when: (before) => sql`ip <> '' and at < ${before}`,
  }),
  // Without the day's salt nobody, even with the key, can find the address of a seal.
  deleteOld("ADDRESSES", {
    table: "audit_salts",
    key: "day",
    when: (before) => sql`day < (${before}::timestamptz at time zone 'Africa/Lagos')::date`,
  }),
  deleteBy("ADDRESSES", "application_openings", "opened_at"),
  deleteBy("SECURITY", "security_events", "last_at"),
  deleteBy("AUDIT", "audit_rows", "at"),
  payers(
    "UNPAID_INVOICES",
    (before) => sql`state in ('expired', 'abandoned') and expires_at < ${before}
      and not exists (select 1 from payments where invoice_id = invoices.id)`,
  ),
  payers(
    "PAYERS",
    (before) => sql`coalesce(paid_at, expires_at) < ${before} and state not in ('requested', 'open')
      and not exists (select 1 from applications where invoice_id = invoices.id)`,
  ),
  forms(
    "UNFINISHED_APPLICATIONS",
    (before) => sql`completed_at is null and created_at < ${before}`,
  ),
  // Whoever waited longer for a programme to open has found another.
  deleteBy("UNFINISHED_APPLICATIONS", "opening_watches", "created_at"),
  forms("APPLICATIONS", (before) => sql`admitted_at is null and completed_at < ${before}`),
  forms("ADMITTED_APPLICATIONS", (before) => sql`admitted_at < ${before}`),
  deleteOld("STRAY_FILES", {
    table: "stored_files",
    when: (before) => sql`created_at < ${before}
      and not exists (select 1 from applications where passport_file_id = stored_files.id)
      and not exists (select 1 from application_documents where file_id = stored_files.id)
      and not exists (select 1 from referee_letters where file_id = stored_files.id)
      and not exists (select 1 from identity_card_pages where file_id = stored_files.id)
      and not exists (select 1 from students where passport_file_id = stored_files.id)
      and not exists (select 1 from staff_photos where file_id = stored_files.id)
      and not exists (select 1 from amendment_requests where evidence_id = stored_files.id)`,
  }),
  deleteOld("DRAFTS", {
    table: "appraisals",
    key: "student_id, course_id, lecturer_id, session_id",
    when: (before) => sql`state = 'in-progress' and updated_at < ${before}`,
  }),
  {
    period: "REHEARSALS",
    tables: ["sandbox_orders", "sandbox_webhooks"],
    due: (before) => sql`created_at < ${before}`,
    async forget(tx, before, most) {
      const old = sql`select rrr from sandbox_orders where created_at < ${before} order by rrr limit ${most}`;
      await tx.execute(sql`delete from sandbox_webhooks where rrr in (${old})`);
      return run(tx, sql`delete from sandbox_orders where rrr in (${old})`);
    },
  },
  // Their rows and undo data are deleted too. Files of marks are kept longer, since marks may be questioned.
  {
    ...deleteOld("IMPORTS", {
      table: "imports",
      when: (before) => sql`at < ${before} and not (${bearsMarks})`,
    }),
    tables: importTables,
  },
  {
    ...deleteOld("CBT_FILES", {
      table: "imports",
      when: (before) => sql`at < ${before} and ${bearsMarks}`,
    }),
    tables: importTables,
  },
  deleteBy("APPLICATIONS", "staff_requests", "asked_at"),
  deleteBy("APPLICATIONS", "jamb_candidates", "created_at"),
  deleteBy("NOTIFICATIONS", "notifications", "created_at"),
  // The number of viewers is kept. Who they are is needed only while the notice could be shown again.
  deleteOld("NOTIFICATIONS", {
    table: "notice_views",
    key: "notice_id, user_id",
    when: (before) => sql`exists (select 1 from notices where notices.id = notice_id
      and (deleted_at < ${before} or end_date < (${before}::timestamptz at time zone 'Africa/Lagos')::date))`,
  }),
  deleteBy("RATINGS", "ratings", "created_at"),
  // Where the student was is kept; supervisors and phone numbers belong to other people.
  emptyOld("PLACEMENTS", sql`supervisor_name = '', supervisor_phone = '', company_phone = ''`, {
    table: "siwes_placements",
    when: (before) =>
      sql`supervisor_name || supervisor_phone || company_phone <> '' and end_date < ${before}`,
  }),
  // The change and its date are kept. The reason may be about health or family.
  emptyOld("REASONS", sql`reason = '', remark = ''`, {
    table: "department_changes",
    when: (before) => decided(sql`reason || remark`, before),
  }),
  emptyOld("REASONS", sql`remark = ''`, {
    table: "degree_changes",
    when: (before) => decided(sql`remark`, before),
  }),
  // The keys and the file are deleted too.
  {
    ...deleteBy("EXPORTS", "exports", "requested_at"),
    tables: ["exports", "export_keys", "export_parts"],
  },
  deleteBy("PAPERS", "issued_documents", "issued_at", "code"),
];

function decided(words: SQL, before: Date): SQL {
  return sql`state <> 'pending' and ${words} <> '' and coalesce(decided_at, created_at) < ${before}`;
}

/** Deletes whole application forms. */
function forms(period: PeriodName, which: (before: Date) => SQL): Rule {
  return {
    period,
    tables: applicationTables,
    due: which,
    forget: (tx, before, most) => forgetApplications(tx, which(before), most),
  };
}

/** The amounts stay in the books without the person. A student's invoice contains no other names. */
function payers(period: PeriodName, which: (before: Date) => SQL): Rule {
  return emptyOld(
    period,
    sql`payer_phone = 'gone ' || id, payer_key = '', lastname = '', firstname = '', middlename = '', email = '', jamb_number = null`,
    {
      table: "invoices",
      when: (before) => sql`student_id is null and email <> '' and ${which(before)}`,
    },
  );
}

/** Deletes the form with its parts, files and papers. A paid invoice stays as long as the books. */
async function forgetApplications(tx: Transaction, which: SQL, most: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string; file: string | null }>(
    sql`select id, passport_file_id as file from applications where ${which} limit ${most} for update`,
  );
  if (rows.length === 0) return 0;
  const ids = sql.param(rows.map(({ id }) => id));
  const documents = await tx.execute<{ file: string }>(
    sql`select file_id as file from application_documents where application_id = any(${ids}::uuid[])
      union all select file_id from referee_letters join referees on id = referee_id
      where application_id = any(${ids}::uuid[])`,
  );
  const files = [...rows, ...documents.rows].flatMap(({ file }) => file ?? []);
  await tx.execute(
    sql`delete from issued_documents where holder_id = any(${ids}::uuid[]) or subject_id = any(${ids}::text[])`,
  );
  // Without its application, an offer that led to no student belongs to nobody.
  await tx.execute(
    sql`delete from admission_offers where application_id = any(${ids}::uuid[]) and student_id is null`,
  );
  await tx.execute(sql`delete from applications where id = any(${ids}::uuid[])`);
  await tx.execute(sql`delete from stored_files where id = any(${sql.param(files)}::uuid[])`);
  return rows.length;
}
