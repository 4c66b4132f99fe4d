/**
 * The last evening: applicants of mixed programmes press "Send application", 2,000 a minute, their sections
 * and files sent before, as many as the large school has. None fails, nothing is half-saved.
 */
import { askedDocuments } from "../../packages/domain/src/application/steps/documents/asked.ts";
import { filesOf } from "../../packages/domain/src/application/steps/documents/documents.ts";
import { sampleProgress } from "../../packages/domain/src/application/fields/sample.ts";
import type { ApplicationRecord } from "../../packages/api-client/src/contract/application.ts";
import { programmes } from "../../packages/domain/src/programmes/programmes.ts";
import type { OpeningKey, Programme } from "../../packages/domain/src/programmes/programme.ts";
import type pg from "pg";
import type { Server } from "./tools/api-server.ts";
import { asking } from "./tools/caller.ts";
import { addressOf, behindProxy, withLargeSchool } from "./tools/large-school.ts";
import { atMost, within, type Row } from "./tools/row.ts";
import { paced } from "./tools/timing.ts";

const perMinute = 2_000;
/** Openings at once, before the minute that is measured. */
const opensAtOnce = 8;
const budgetMs = 800;
/** A PNG of one pixel: what a file is, the sending does not look at. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** What opens a form besides its RRR. */
type Key = Partial<Record<OpeningKey, string>>;
type Ready = { readonly rrr: string; readonly programme: Programme; readonly key: Key };
type Found = Readonly<Record<"id" | "rrr" | "slug" | "jamb", string>>;
type Opened = Ready & { readonly token: string; readonly record: ApplicationRecord };

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ client, startApi }) => {
    const ready = await readyToSend(client);
    const api = await startApi({ ...behindProxy, APPLICANT_CODE: "never" });
    const opened = await openAll(api, ready);
    const refused: string[] = [];
    const times = await paced(opened.length, perMinute / 60, async (index) => {
      const one = opened[index];
      if (!one) return;
      await send(api, one, addressOf(index)).catch((refusal: unknown) =>
        refused.push(`${one.programme.slug}: ${String(refusal)}`),
      );
    });
    const { rows } = await client.query<{ whole: number }>(
      `select count(*)::int as whole from applications a
       where rrr = any($1) and completed_at is not null and exists (
         select from audit_rows where action = 'sendApplication' and subject_id = a.id::text)`,
      [opened.map(({ rrr }) => rrr)],
    );
    for (const text of new Set(refused)) console.error(text);
    const slugs = new Set(opened.map(({ programme }) => programme.slug)).size;
    const what = `${opened.length} applicants of ${slugs} programmes send, ${perMinute} a minute`;
    return [
      // Fewer, or of a few programmes alone, would be another evening.
      atMost("applicants short of a minute's", perMinute - opened.length, "", 0),
      atMost("programmes of which nobody sends", programmes.length - slugs, "", 0),
      atMost(`${what}: refused`, refused.length, "", 0),
      atMost(`${what}: not whole afterwards`, opened.length - (rows[0]?.whole ?? 0), "", 0),
      within(what, times, budgetMs),
    ];
  });
}

/** Applications whose sections are all saved, with files of their own, and the numbers that open them. */
async function readyToSend(client: pg.Client): Promise<Ready[]> {
  const all: readonly Programme[] = programmes;
  const { rows } = await client.query<Found>(
    `select a.id, a.rrr, a.programme_slug as slug,
       coalesce(a.jamb_number, c.jamb_number, '2026' || right(a.rrr, 8) || 'AB') as jamb
     from applications a left join application_choices c on c.application_id = a.id
     join academic_sessions s on s.id = a.session_id and s.current
     where a.completed_at is not null and a.email like 'applicant.%'
     order by a.id desc limit $1`,
    [perMinute],
  );
  // The certificate with which all of them come is taken wherever one comes with a certificate.
  await client.query(
    `insert into entry_certificates (department_id, certificate)
     select distinct department_id, 'ND' from department_openings on conflict do nothing`,
  );
  for (const { id, slug, jamb } of rows) {
    const programme = all.find((one) => one.slug === slug);
    if (!programme) continue;
    // Who shops into another course has a record to leave, found at the first opening; JAMB's particulars
    // the form has asked.
    if (programme.key === "regNumber") {
      await client.query(
        `insert into application_sources (application_id, number, department, jamb, fixed)
         values ($1, $2, 'Statistics', $3, false) on conflict do nothing`,
        [id, jamb, JSON.stringify({ jambNumber: null, utmeScore: null, subjects: [] })],
      );
    }
    const kinds = askedDocuments(programme, sampleProgress(programme).answers)
      .filter(({ required }) => required)
      .map(({ kind }) => kind);
    await client.query(
      `with file as (
         insert into stored_files (id, type, size, bytes, created_at)
         select gen_random_uuid(), 'image/png', 70, decode($2, 'base64'), now()
         from generate_series(0, cardinality($3::text[])) returning id),
       numbered as (select id, row_number() over () as at from file),
       kept as (
         insert into application_documents (application_id, kind, file_id)
         select $1, ($3::text[])[at], id from numbered where at <= cardinality($3::text[])
         on conflict do nothing)
       update applications set completed_at = null, admission_number = null, admitted_at = null,
         passport_file_id = (select id from numbered where at > cardinality($3::text[]))
       where id = $1`,
      [id, pixel, kinds],
    );
  }
  return rows.flatMap(({ rrr, slug, jamb }) => {
    const programme = all.find((one) => one.slug === slug);
    if (!programme) return [];
    return [{ rrr, programme, key: programme.key ? { [programme.key]: jamb } : {} }];
  });
}

/** Opens them all, a few at once, as applicants did in the days before. */
async function openAll(api: Server, ready: readonly Ready[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  const left = ready.entries();
  const phones = Array.from({ length: opensAtOnce }, async () => {
    for (const [index, one] of left) opened.push({ ...one, ...(await open(api, one, index)) });
  });
  await Promise.all(phones);
  return opened;
}

async function open(api: Server, { rrr, programme, key }: Ready, index: number) {
  const { family, name } = programme.api;
  const ask = asking(api, { "x-forwarded-for": addressOf(index) });
  const path = `/api/${family}/${name}-application-login`;
  type Answer = { token: string; application: ApplicationRecord };
  const { token, application } = await ask<Answer>("POST", path, { rrr, ...key });
  return { token, record: application };
}

function send(api: Server, { programme, token, record }: Opened, address: string) {
  const { family, name } = programme.api;
  const ask = asking(api, {
    authorization: `Bearer ${token}`,
    "idempotency-key": crypto.randomUUID(),
    "x-forwarded-for": address,
  });
  const path = `/api/${family}/send-${name}-application/${record.applicantId}`;
  return ask("POST", path, { seen: record.savedAt, files: filesOf(record) });
}
