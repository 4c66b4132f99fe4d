import { contract } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as core from "zod/v4/core";
import { newStudent } from "../testing/new-student.ts";
import { testServer } from "../testing/test-server.ts";
import { png } from "./application/testing/pictures.ts";
import { notify } from "../notification/notify.ts";

// As in contract-audience.test.ts nothing is named: whatever a student may call is called by another
// student, with every id and reference of the owner in whatever field takes one.

const server = await testServer();
afterAll(server.stop);

const owner = { user: "student" };
/** What belongs to the owner, as it could be put into a field. */
const references: string[] = [];
/** What only the owner may read. */
const secrets: string[] = [];
let stranger: Awaited<ReturnType<typeof newStudent>>["as"];
let ownerId: string;

const rowsOf = async (query: ReturnType<typeof sql>) => (await server.db.execute(query)).rows;

/** The tables that say whose a row is, with the column that says so. */
const owned = async () =>
  (await rowsOf(sql`select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name in ('student_id', 'user_id', 'holder_id')
    order by 1, 2`)) as { table_name: string; column_name: string }[];

/** Everything that is the owner's, to see whether it is as it was. */
async function belongings() {
  const parts = await Promise.all(
    (await owned()).map(async ({ table_name: table, column_name: column }) => {
      const rows = await rowsOf(sql`select to_jsonb(of) as row from ${sql.identifier(table)} of
        where ${sql.identifier(column)}::text = ${ownerId} order by to_jsonb(of)::text`);
      return [table, rows.map(({ row }) => row as Record<string, unknown>)] as const;
    }),
  );
  // Signing in is told of in the session's row, not in what belongs to a person.
  return Object.fromEntries(parts.filter(([table]) => table !== "sessions"));
}

beforeAll(async () => {
  const [person] = await rowsOf(sql`select id from users where user_name = ${owner.user}`);
  ownerId = String(person?.["id"]);
  const { parts } = await server.ok(
    "getFeeQuote",
    { sessionId: 3, purpose: "school-fees" },
    { as: owner },
  );
  const amount = parts.find(({ paymentType }) => paymentType === "SecondInstallment")?.amount ?? 0;
  const order = { sessionId: 3, purpose: "school-fees", paymentType: "SecondInstallment" } as const;
  await server.ok("generateStudentInvoice", { ...order, amount }, { as: owner });
  await server.db.transaction((tx) =>
    notify(tx, { userId: ownerId, title: "Yours alone", body: "Sealed words", now: new Date() }),
  );
  stranger = (await newStudent(server, { levels: { 1: 1, 2: 2, 3: 3 } })).as;

  const rows = Object.values(await belongings()).flat();
  for (const { id, rrr, invoice_no: invoiceNo } of rows) {
    references.push(...[id, rrr].filter((value) => typeof value === "string"));
    secrets.push(...[rrr, invoiceNo].filter((value) => typeof value === "string"));
  }
  const { passport } = await server.ok("uploadStudentPhoto", { passport: png() }, { as: owner });
  references.push(passport);
  const { matricNumber } = await server.ok("getStudentProfile", {}, { as: owner });
  secrets.push(matricNumber, "Oluwaseun", "Sealed words");
});

const accepts = (schema: unknown, value: unknown) =>
  core.safeParse(schema as core.$ZodType, value).success;

/** The fields that take an id or a payment reference, and no other text. */
function referencesOf({ input }: Endpoint): string[] {
  const { shape = {} } = (input as unknown as { _zod: { def: { shape?: object } } })._zod.def;
  return Object.entries(shape)
    .filter(
      ([, schema]) =>
        !accepts(schema, "x") && (accepts(schema, uuid()) || accepts(schema, "280000000000")),
    )
    .filter(([, schema]) => !accepts(schema, "1"))
    .map(([name]) => name);
}

const everyField = { sessionId: 3, semester: "First", purpose: "school-fees" };

const ofStudents = Object.entries<Endpoint>(contract).filter(
  ([, { audience }]) => audience.includes("student") && !audience.includes("anyone"),
);
const byReference = ofStudents.filter(([, endpoint]) => referencesOf(endpoint).length > 0);

/** The names and their inputs go together in the contract, from which both were taken. */
const request = server.request as unknown as (
  name: string,
  input: object,
  options: object,
) => Promise<{ status: number }>;

async function call(name: string, input: object, as: { user: string }) {
  const answer = await request(name, input, { as });
  return { status: answer.status, text: JSON.stringify(answer) };
}

const toldIn = (text: string) => secrets.filter((secret) => text.includes(secret));

test("the owner is let in by them, to every page that takes one", async () => {
  for (const [name, endpoint] of byReference.filter(([, { method }]) => method === "GET")) {
    const inputs = referencesOf(endpoint).flatMap((field) =>
      references.map((reference) => ({ [field]: reference })),
    );
    const answers = await Promise.all(inputs.map((input) => call(name, input, owner)));
    expect(
      answers.map(({ status }) => status),
      name,
    ).toContain(200);
  }
});

test.each(byReference)(
  "%s does not let another student in by the owner's ids",
  async (name, endpoint) => {
    const before = await belongings();
    for (const field of referencesOf(endpoint)) {
      for (const reference of references) {
        const { text } = await call(name, { ...everyField, [field]: reference }, stranger);
        expect(toldIn(text), `${name} by ${field}`).toEqual([]);
      }
    }
    expect(await belongings()).toEqual(before);
  },
);

test.each(ofStudents.filter(([, { method }]) => method === "GET"))(
  "%s tells a student of nobody else",
  async (name) => {
    const { text } = await call(name, everyField, stranger);
    expect(toldIn(text)).toEqual([]);
  },
);
