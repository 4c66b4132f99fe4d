import { pastedApplicantWords as words } from "@polyportal/domain/messages/pasted-applicant";
import { putme } from "@polyportal/domain/programmes/putme";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { openNew } from "../application/testing/applicant.ts";
import { makeInvoice } from "../application/testing/invoice.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };

test("a pasted list is resolved, and nothing doubtful is taken for somebody", async () => {
  const staff = { userType: "official", role: "help desk" };
  const one = await addPerson(server, {
    ...staff,
    userName: "pasted-one",
    mobileNumber: "08055500001",
  });
  const two = await addPerson(server, {
    ...staff,
    userName: "pasted.two",
    mobileNumber: "+2348055500002",
  });
  await addPerson(server, { ...staff, userName: "pasted.three", mobileNumber: "08055500002" });
  const text = [
    "PASTED-ONE, nobody.here",
    "pasted.two@example.com;0805 550 0001",
    "+234 805 550 0002",
    "student",
    "ASP/0101",
  ].join("\n");
  const { found, ...doubtful } = await server.ok("resolveList", { kind: "users", text }, asAdmin);
  expect(found.map(({ line, id }) => [line, id])).toEqual([
    [1, one.id],
    [2, two.id],
    [4, expect.any(String)],
    [5, expect.any(String)],
  ]);
  expect(found[0]?.label).toBe("Okonkwo Ngọzi Ada (pasted-one)");
  expect(doubtful).toEqual({
    unknown: [{ line: 1, text: "nobody.here" }],
    double: [{ line: 2, text: "0805 550 0001", label: found[0]?.label, before: 1 }],
    ambiguous: [
      {
        line: 3,
        text: "+234 805 550 0002",
        labels: expect.arrayContaining(["Okonkwo Ngọzi Ada (pasted.three)"]),
      },
    ],
  });
});

test("students are found by their numbers, by whoever may see them", async () => {
  const { matricNumber } = await server.ok("getStudentProfile", {}, { as: { user: "student" } });
  const pasted = { kind: "students" as const, text: `${matricNumber.toLowerCase()}\nadmin` };
  expect(await server.ok("resolveList", pasted, { as: { user: "helpdesk" } })).toMatchObject({
    found: [{ label: expect.stringContaining("(student)") }],
    unknown: [{ line: 2, text: "admin" }],
  });
  expect(
    await server.request("resolveList", { ...pasted, kind: "users" }, { as: { user: "helpdesk" } }),
  ).toMatchObject({ status: 403, code: "forbidden" });
});

test("an applicant without an account is told in words, and no name", async () => {
  const [begun, invoiced] = [await openNew(server, putme), await makeInvoice(server.db, putme)];
  const { rows } = await server.db.execute<{ application_number: string }>(
    sql`select application_number from applications where id = ${begun.applicantId}`,
  );
  const number = rows[0]?.application_number ?? "";
  const text = [number.toLowerCase(), begun.rrr, invoiced.rrr, "PUTME/1999/000001"].join("\n");
  const { found, unknown } = await server.ok("resolveList", { kind: "students", text }, asAdmin);
  expect(found).toEqual([]);
  expect(unknown.map(({ what }) => what)).toEqual([
    words.application(number),
    words.applicationRrr(number),
    words.applicantRrr,
    undefined,
  ]);
});

type Part = { line: number; text: string };

/** Who is named, in which words: as it is kept, in other letters, with spaces or the country's code. */
const ways: readonly ((person: number) => string)[] = [
  (n) => `PASTED/${n}`,
  (n) => `Pasted.${n}@Example.com`,
  (n) => `0807 100 ${digits(n)}`,
  (n) => `+234 807-100-${digits(n)}`,
  (n) => `mat/pasted/${n}`,
  (n) => `20269${digits(n)}pj`,
  (n) => `3100 0990 ${digits(n)}`,
  (n) => `pst/1999/${digits(n)}`,
  (n) => `3200-0990-${digits(n)}`,
];
const digits = (n: number) => String(n).padStart(4, "0");
const wayOf = (n: number, other = 0) => ways[(n + other) % ways.length]?.(n) ?? "";

test("of 1,000 mixed lines with planted errors each error is told by its line, and only the sure ones are acted upon", async () => {
  await server.db.execute(sql`
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname, email, mobile_number)
    select gen_random_uuid(), 'pasted/' || n, 'none', 'student', 'student', 'Pasted', n::text,
      'pasted.' || n || '@example.com', '0807100' || lpad(n::text, 4, '0')
    from generate_series(0, 999) n`);
  await server.db.execute(sql`
    insert into students (id, matric_number, jamb_number, student_type_id, department_id, level_id,
      entry_session_id, programme, gender)
    select id, 'MAT/PASTED/' || firstname, '20269' || lpad(firstname, 4, '0') || 'PJ', 1, 1, 1, 3,
      'National Diploma, full-time', 'Female'
    from users where lastname = 'Pasted'`);
  await server.db.execute(sql`
    insert into invoices (id, invoice_no, payment_reference, rrr, state, student_id, purpose,
      session_id, payer_phone, lastname, firstname, email, amount_kobo, created_at, expires_at)
    select gen_random_uuid(), 'PASTED-' || firstname, 'PASTED-' || firstname,
      '31000990' || lpad(firstname, 4, '0'), 'expired', id, 'school-fees', 3, mobile_number, lastname,
      firstname, email, 100, now(), now()
    from users where lastname = 'Pasted'`);
  // What each had applied with: the same JAMB number says whose it is.
  await server.db.execute(sql`
    insert into invoices (id, invoice_no, payment_reference, rrr, state, programme_slug, purpose,
      session_id, payer_phone, payer_key, lastname, firstname, email, amount_kobo, created_at, expires_at)
    select gen_random_uuid(), 'APPLIED-' || firstname, 'APPLIED-' || firstname,
      '32000990' || lpad(firstname, 4, '0'), 'expired', 'putme', 'application', 1, mobile_number,
      firstname, lastname, firstname, email, 100, now(), now()
    from users where lastname = 'Pasted'`);
  await server.db.execute(sql`
    insert into applications (id, invoice_id, rrr, application_number, programme_slug, session_id,
      lastname, firstname, middlename, email, mobile_number, jamb_number, created_at)
    select gen_random_uuid(), id, rrr, 'PST/1999/' || lpad(firstname, 4, '0'), 'putme', 1, lastname,
      firstname, '', email, payer_phone, '20269' || lpad(firstname, 4, '0') || 'PJ', now()
    from invoices where invoice_no like 'APPLIED-%'`);
  // Two of a family have one phone.
  await server.db.execute(sql`
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname, mobile_number)
    select gen_random_uuid(), 'shared.' || twin || '.' || n, 'none', 'student', 'student', 'Shared',
      twin, '0807200' || lpad(n::text, 4, '0')
    from generate_series(0, 999) n, unnest(array['first', 'second']) twin where n % 40 = 39`);

  const unknown: Part[] = [];
  const double: Part[] = [];
  const ambiguous: Part[] = [];
  const sure: number[] = [];
  const lines = Array.from({ length: 1000 }, (_, n) => {
    const line = n + 1;
    if (n % 10 !== 9) {
      sure.push(line);
      return wayOf(n);
    }
    const planted = {
      9: { kind: unknown, text: `pasted.${n}@example.con` },
      19: { kind: unknown, text: `0807 300 ${digits(n)}` },
      29: { kind: double, text: wayOf(n - 3, 3) },
      39: { kind: ambiguous, text: `0807 200 ${digits(n)}` },
    }[n % 40];
    planted?.kind.push({ line, text: planted.text });
    return planted?.text ?? "";
  });
  const answer = await server.ok("resolveList", { kind: "users", text: lines.join("\n") }, asAdmin);
  expect(answer.found.map(({ line }) => line)).toEqual(sure);
  expect(answer.unknown).toEqual(unknown);
  expect(answer.double).toMatchObject(double.map((one) => ({ ...one, before: one.line - 3 })));
  expect(answer.ambiguous.map(({ line, text }) => ({ line, text }))).toEqual(ambiguous);
  expect(answer.ambiguous.every(({ labels }) => labels.length === 2)).toBe(true);

  const ids = answer.found.map(({ id }) => id);
  const reason = "They have left the school.";
  expect(
    await server.ok("toggleUserActivation", { ids, active: false, reason, typed: "" }, asAdmin),
  ).toMatchObject({ changed: 900 });
  const { rows } = await server.db.execute<{ firstname: string }>(
    sql`select firstname from users where lastname in ('Pasted', 'Shared') and not active`,
  );
  expect(new Set(rows.map(({ firstname }) => Number(firstname) + 1))).toEqual(new Set(sure));
}, 120_000);
