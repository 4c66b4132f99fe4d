import { once } from "node:events";
import type { Contract } from "@polyportal/api-client/contract/contract";
import type { InputOf } from "@polyportal/api-client/contract/define";
import { filesOf } from "@polyportal/domain/application/steps/documents/documents";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { nd } from "@polyportal/domain/programmes/nd";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { count, eq, inArray } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { applications as applicationTable } from "../../database/schema/application.ts";
import { applicationFees, applicationTypes } from "../../database/schema/application-type.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { refereeAnswers, referees } from "../../database/schema/referee.ts";
import { transcriptRequests } from "../../database/schema/transcript.ts";
import { demoGraduate } from "../../database/seed/demo/transcripts.ts";
import { startAnother } from "../../testing/another-server.ts";
import { mailsTo } from "../../testing/payer.ts";
import type { CallOptions } from "../../testing/test-server.ts";
import { reference, referenceServer } from "../referee/testing/references.ts";
import { applicantAt, load, openNew, save } from "./testing/applicant.ts";
import { makeInvoice } from "./testing/invoice.ts";
import { png } from "./testing/pictures.ts";

// A separate process takes one call of each saving kind. It is killed after all have written and before any
// has committed, and each call is then repeated here.

const { server, applications, asked, named, name } = await referenceServer();
const watcher = new pg.Client({ connectionString: server.services.config.databaseUrl });
await watcher.connect();
afterAll(async () => {
  await watcher.end();
  await server.stop();
});

/** A saving call, and a count of its effect: 0 before, 1 after. */
type Saving = {
  readonly call: (options: CallOptions) => Promise<{ readonly status: number }>;
  readonly stands: () => Promise<number>;
};

/** How many rows were added to a table since this call. */
async function added(table: AnyPgTable) {
  const rows = async () => (await server.db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
  const before = await rows();
  return async () => (await rows()) - before;
}

async function section(): Promise<Saving> {
  const applicant = await applicantAt(applications, nd, "programme");
  return {
    call: (options) => save(applications, applicant, "programme", {}, options),
    stands: async () => Number((await load(applications, applicant)).saved.includes("programme")),
  };
}

async function document(): Promise<Saving> {
  const applicant = await applicantAt(applications, nd, "documents");
  const { applicantId, as } = applicant;
  const input = { ...nd.api, applicantId, document: "signature", file: png() } as const;
  return {
    call: (options) => server.request("uploadDocument", input, { as, ...options }),
    stands: async () => Object.keys((await load(applications, applicant)).documents).length,
  };
}

async function sending(): Promise<Saving> {
  const applicant = await applicantAt(applications, nd, "documents");
  await save(applications, applicant, "documents");
  const { applicantId, as } = applicant;
  const record = await load(applications, applicant);
  const input = { ...nd.api, applicantId, seen: record.savedAt, files: filesOf(record) };
  return {
    call: (options) => server.request("sendApplication", input, { as, ...options }),
    stands: async () => Number((await load(applications, applicant)).formCompleted),
  };
}

async function referring(): Promise<Saving> {
  const { token } = await asked();
  const input = { token, reference: JSON.stringify(reference({})) };
  return {
    call: (options) => server.request("submitRefereeForm", input, options),
    stands: await added(refereeAnswers),
  };
}

async function naming(): Promise<Saving> {
  const { applicant, rows } = await named();
  const one = { ...rows[0], email: "named.anew@example.com" };
  return {
    call: (options) => name(applicant, [one, ...rows.slice(1)], options),
    stands: () => server.db.$count(referees, eq(referees.email, one.email)),
  };
}

async function photo(): Promise<Saving> {
  const applicant = await openNew(applications, nd);
  const { as } = applicant;
  return {
    call: (options) => server.request("uploadPassport", { passport: png() }, { as, ...options }),
    stands: async () => Number((await load(applications, applicant)).passport !== null),
  };
}

async function opening(): Promise<Saving> {
  const { rrr } = await makeInvoice(server.db, subDegree);
  return {
    call: (options) => server.request("openApplication", { ...subDegree.api, rrr }, options),
    stands: () => server.db.$count(applicationTable, eq(applicationTable.rrr, rrr)),
  };
}

async function setup(): Promise<Saving> {
  const officer = { as: { user: "administrator" } };
  const which = { slug: "cce", sessionId: 3 } as const;
  const { opensOn, closesOn, checklist, ...said } = await server.ok(
    "getApplicationSetup",
    which,
    officer,
  );
  const { revision, listedOnly, acceptanceDays, utmeDivisor, putmeDivisor } = said;
  const wish = {
    ...which,
    revision,
    listedOnly,
    acceptanceDays,
    utmeDivisor,
    putmeDivisor,
    opensOn: opensOn ?? "",
    closesOn: closesOn ?? "",
    clearanceItemIds: checklist.filter(({ asked: one }) => one).map(({ id }) => id),
    letterText: "Resumption is in January.",
  };
  return {
    call: (options) => server.request("updateApplicationSetup", wish, { ...officer, ...options }),
    stands: async () => {
      const { letterText } = await server.ok("getApplicationSetup", which, officer);
      return Number(letterText === wish.letterText);
    },
  };
}

async function publicInvoice(): Promise<Saving> {
  const email = "killed@example.com";
  const order: InputOf<Contract["createPublicInvoice"]> = {
    charges: [{ code: "BUR-005", amount: 2_000 }],
    payerKind: "other",
    lastname: "Okonkwo",
    firstname: "Chiamaka",
    mobileNumber: "08031239999",
    email,
  };
  return {
    call: (options) => server.request("createPublicInvoice", order, options),
    stands: () => server.db.$count(invoices, eq(invoices.email, email)),
  };
}

async function transcript(): Promise<Saving> {
  const { email, ...graduate } = demoGraduate;
  await server.ok("identifyGraduate", graduate);
  const codes = (await mailsTo(server, email)).flatMap(
    ({ body }) => /^(\d{6})$/m.exec(body)?.slice(1) ?? [],
  );
  const told = { matricNumber: graduate.matricNumber, code: codes.at(-1) ?? "" };
  const { ticket } = await server.ok("verifyGraduateCode", told);
  const employer = {
    kind: "employer",
    name: "Dangote Cement",
    country: "Nigeria",
    delivery: "electronic",
    email: "hr@example.com",
  } as const;
  return {
    call: (options) =>
      server.request("createTranscriptRequest", { ticket, destinations: [employer] }, options),
    stands: await added(transcriptRequests),
  };
}

async function moving(): Promise<Saving> {
  // With the same fee, and open.
  const both = [nd.slug, hnd.slug];
  await server.db
    .update(applicationFees)
    .set({ amountKobo: 650_000 })
    .where(inArray(applicationFees.slug, both));
  await server.db
    .update(applicationTypes)
    .set({ open: true, opensAt: null, closesAt: null })
    .where(inArray(applicationTypes.slug, both));
  const { applicantId, rrr, as } = await applicantAt(applications, nd, "programme");
  return {
    call: (options) =>
      server.request(
        "moveApplication",
        { ...nd.api, applicantId, slug: "hnd" },
        { as, ...options },
      ),
    stands: async () => {
      const [invoice] = await server.db.select().from(invoices).where(eq(invoices.rrr, rrr));
      return Number(invoice?.programmeSlug === "hnd");
    },
  };
}

const waiting = async (): Promise<number> => {
  const { rows } = await watcher.query(
    "select from pg_locks where not granted and relation = 'audit_rows'::regclass",
  );
  return rows.length;
};

test("whatever was being saved as the process was killed is not there, and is saved once when it is sent again", async () => {
  const kinds = {
    opening,
    photo,
    section,
    document,
    sending,
    moving,
    naming,
    referring,
    publicInvoice,
    transcript,
    setup,
  };
  const savings: [string, Saving][] = [];
  for (const [kind, make] of Object.entries(kinds)) savings.push([kind, await make()]);

  const { child, at } = await startAnother(server, {
    // At most half of the writing connections may wait at once.
    DATABASE_CONNECTIONS: "60",
    APPLICANT_CODE: "never",
  });
  // Each of them writes its audit row last.
  await watcher.query("begin; lock table audit_rows in exclusive mode");
  const lost = savings.map(([, { call }]) =>
    call({ at }).then(
      ({ status }) => `answered ${status}`,
      () => "lost",
    ),
  );
  try {
    // All at once: a save that waits longer than ten seconds is refused. A job may wait too.
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(savings.length), {
      timeout: 9_000,
      interval: 20,
    });
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
    await watcher.query("rollback");
  }
  expect(await Promise.all(lost)).toEqual(savings.map(() => "lost"));
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { interval: 20 });
  for (const [kind, { stands }] of savings) expect(await stands(), kind).toBe(0);

  for (const [kind, { call, stands }] of savings) {
    expect(await call({}), kind).toMatchObject({ status: 200 });
    expect(await stands(), kind).toBe(1);
  }
});
