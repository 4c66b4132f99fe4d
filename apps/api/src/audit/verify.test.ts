import { findingText } from "@polyportal/domain/audit/findings";
import { sql, type SQL } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { auditKeyOf } from "./fingerprints.ts";
import { defaultPeriods } from "../retention/periods.ts";
import { readDue, whenDue } from "./due.ts";
import { endOfChain } from "./ends.ts";
import { sealRows } from "./seal.ts";
import { verifyAudit } from "./verify.ts";
import { falsifier } from "./testing/falsify.ts";
import { asOwner, key, short, testRecord, verified, write } from "./testing/record.ts";
import { keepSealed, type Sealed } from "./testing/sealed.ts";

// Every way in which somebody who can write to the database could falsify the record, at every place.
const { db } = await testRecord();
const count = 14;
const sealedRecord = await keepSealed(db, count);
const run = (statement: SQL) => db.execute(statement);
const { renumber, deleteWithSeal, forgeRow, rechain } = falsifier(db);
/** Seals as the job does. */
const sealDue = async () => sealRows(db, key, undefined, { when: whenDue(await readDue(db, key)) });
const another = auditKeyOf(Buffer.alloc(32, 9).toString("base64url"));

const gone = ["root pasted gone", "root mailed gone", "root kept gone"];
/** The roots' findings if the end has another number. */
const roots = (at: number) => ["pasted", "mailed", "kept"].map((source) => `root ${source} ${at}`);
const cuts = (last: number) =>
  ["pasted", "mailed", "kept"].map((source) => `cut ${source} ${count} ${last}`);

/** Falsifies at `a` (and `b`, greater) and lists exactly the expected findings. */
const falsifications: Record<
  string,
  (sealed: Sealed, a: number, b: number) => Promise<string[] | string[][]>
> = {
  "a row's words are changed": async ({ idOf }, a) => {
    await run(sql`update audit_rows set after = '{"index": 99}' where id = ${idOf(a)}`);
    return [`changed row ${a}`];
  },
  "a row's time is changed by a microsecond": async ({ idOf }, a) => {
    await run(sql`update audit_rows set at = at + interval '1 microsecond' where id = ${idOf(a)}`);
    return [`changed row ${a}`];
  },
  "a row's person, subject, reason or number of the call is changed": async ({ idOf }, a, b) => {
    const columns = [
      "actor_kind",
      "actor_id",
      "impersonator_id",
      "action",
      "subject",
      "subject_id",
      "reason",
      "request_id",
    ];
    const column = sql.identifier(columns[b % columns.length] ?? "");
    await run(sql`update audit_rows set ${column} = 'other' where id = ${idOf(a)}`);
    return [`changed row ${a}`];
  },
  "a row's address is changed": async ({ idOf }, a) => {
    await run(sql`update audit_rows set ip = '10.9.9.9' where id = ${idOf(a)}`);
    return [`changed address ${a}`];
  },
  "a row's address is emptied": async ({ idOf }, a) => {
    await run(sql`update audit_rows set ip = '' where id = ${idOf(a)}`);
    return [`changed address ${a}`];
  },
  "two rows are changed": async ({ idOf }, a, b) => {
    await run(sql`update audit_rows set action = 'other' where id in (${idOf(a)}, ${idOf(b)})`);
    return [`changed row ${a}`, `changed row ${b}`];
  },
  "a row and its seal are changed": async ({ idOf }, a) => {
    await run(sql`update audit_rows set action = 'other' where id = ${idOf(a)}`);
    await run(
      sql`update audit_seals set digest = ${Buffer.alloc(32, 1)}, hash = ${Buffer.alloc(32, 2)} where number = ${a}`,
    );
    return a === count
      ? [`changed row ${a}`, "root pasted gone", "root mailed gone", "root kept gone"]
      : [`changed row ${a}`];
  },
  "a row is deleted": async ({ idOf }, a) => {
    await run(sql`delete from audit_rows where id = ${idOf(a)}`);
    return [`deleted ${a}`];
  },
  "a row is deleted, and its seal made old": async ({ idOf }, a) => {
    await run(sql`delete from audit_rows where id = ${idOf(a)}`);
    await run(sql`update audit_seals set at = '2001-01-01' where number = ${a}`);
    return [`deleted ${a}`];
  },
  "a row is deleted with its seal": async ({ idOf }, a) => {
    await deleteWithSeal(idOf(a));
    return a === count ? cuts(count - 1) : [`taken out ${a - 1}-${a + 1} 1`];
  },
  "rows are deleted with their seals, and the rest numbered anew": async ({ idOf }, a, b) => {
    for (let number = a; number < b; number += 1) await deleteWithSeal(idOf(number));
    await renumber(b, a - b);
    const last = count - (b - a);
    return [`taken out ${a - 1}-${a} ?`, ...roots(last)];
  },
  "a row is inserted": async ({ idOf }, a) => {
    const id = await forgeRow(idOf(Math.min(a, count - 1)));
    return [`unsealed ${id}`];
  },
  "a row is inserted, and the job seals what is due": async ({ idOf }, a) => {
    const id = await forgeRow(idOf(Math.min(a, count - 1)));
    await sealDue();
    return [`unsealed ${id}`];
  },
  "a row is inserted and sealed as any other": async ({ idOf }, a) => {
    const id = await forgeRow(idOf(Math.min(a, count - 1)));
    await sealRows(db, key);
    return [`backdated ${id}`];
  },
  "a row of tomorrow is inserted": async ({ idOf }, a) => {
    const id = await forgeRow(idOf(a));
    await run(sql`update audit_rows set at = now() + interval '1 day' where id = ${id}`);
    return [`ahead ${id}`];
  },
  "a row of tomorrow is inserted and sealed as any other": async ({ idOf }, a) => {
    const id = await forgeRow(idOf(a));
    await run(sql`update audit_rows set at = now() + interval '1 day' where id = ${id}`);
    await sealRows(db, key);
    return [`ahead ${id}`];
  },
  "a row is inserted with a forged seal": async ({ idOf }, a) => {
    const place = Math.min(a, count - 1);
    const id = await forgeRow(idOf(place));
    await renumber(place + 1, 1);
    await run(sql`insert into audit_seals select ${place + 1}, ${id}, at, digest, address, ${Buffer.alloc(32, 5)}
      from audit_seals where number = ${place}`);
    return [`inserted ${id}`, ...roots(count + 1)];
  },
  "two seals change places": async (_, a, b) => {
    await run(sql`update audit_seals set number = -number where number in (${a}, ${b})`);
    await run(sql`update audit_seals set number = ${a + b} + number where number < 0`);
    const ends = b === count ? roots(a) : [];
    return b === a + 1
      ? [
          [`reordered ${a}-${a}`, ...ends],
          [`reordered ${b}-${b}`, ...ends],
          // At the last seals or the ends, the other direction is just as likely.
        ]
      : b === a + 2
        ? [
            [`reordered ${a}-${a}`, `reordered ${b}-${b}`, ...ends],
            [`reordered ${a}-${a}`, `reordered ${a + 1}-${a + 1}`, ...ends],
            [`reordered ${a + 1}-${a + 1}`, `reordered ${b}-${b}`, ...ends],
          ]
        : [`reordered ${a}-${a}`, `reordered ${b}-${b}`, ...ends];
  },
  "two rows change seals": async (_, a, b) => {
    const { rows } = await db.execute<{ number: string }>(
      sql`select *, sealed_at::text as sealed from audit_seals where number in (${a}, ${b}) order by number`,
    );
    await run(sql`delete from audit_seals where number in (${a}, ${b})`);
    const [one, other] = rows as Record<string, unknown>[];
    for (const [place, content] of [
      [one, other],
      [other, one],
    ]) {
      await run(sql`insert into audit_seals values (${place?.["number"]}, ${content?.["row_id"]}, ${content?.["at"]},
        ${content?.["digest"]}, ${content?.["address"]}, ${place?.["hash"]}, ${content?.["sealed"]})`);
    }
    return [`reordered ${a}-${a}`, `reordered ${b}-${b}`];
  },
  "the tail is cut off": async ({ idOf }, a) => {
    for (let number = a; number <= count; number += 1) await deleteWithSeal(idOf(number));
    return cuts(a - 1);
  },
  "the tail is cut off, and the record goes on": async ({ idOf }, a) => {
    for (let number = a; number <= count; number += 1) await deleteWithSeal(idOf(number));
    await write(db, Array.from({ length: count }));
    await sealDue();
    return [
      `taken out ${a - 1}-${count + 1} ${count - a + 1}`,
      "root pasted gone",
      "root mailed gone",
    ];
  },
  "the tail is cut off with the roots": async ({ idOf }, a) => {
    for (let number = a; number <= count; number += 1) await deleteWithSeal(idOf(number));
    await run(sql`delete from audit_roots`);
    return [`cut pasted ${count} ${a - 1}`, `cut kept ${count} ${a - 1}`, "root-missing"];
  },
  "the tail is cut off with the roots and checkpoints": async ({ idOf }, a) => {
    for (let number = a; number <= count; number += 1) await deleteWithSeal(idOf(number));
    await asOwner(db, "delete from audit_roots; delete from audit.checkpoints");
    const left = a > 1 ? ["checkpoint-missing 1"] : [];
    return [`cut pasted ${count} ${a - 1}`, ...left];
  },
  "checkpoints are forged": async () => {
    await run(sql`insert into audit.checkpoints (kind, at, number, hash, mac)
      select kind, at, number + 5, hash, mac from audit.checkpoints`);
    return ["checkpoint-forged 2"];
  },
  "an older checkpoint is added again": async () => {
    const older = sql`select kind, at, number, hash, mac from audit.checkpoints where number = ${count} and kind = 'end'`;
    for (let round = 0; round < 2; round += 1) {
      await write(db, [round]);
      await sealDue();
      await run(sql`insert into audit.checkpoints (kind, at, number, hash, mac) ${older}`);
    }
    return [[]];
  },
  "the history is rewritten without the key": async ({ idOf }, a) => {
    await run(sql`update audit_rows set action = 'other' where id = ${idOf(a)}`);
    await rechain(a, another);
    const rows = [];
    for (let number = a; number <= count; number += 1) rows.push(`changed row ${number}`);
    const named = rows.length < 3 ? rows : [`rewritten ${a}-${count}`];
    return [...named, ...gone];
  },
  "a seal's time goes back, by the hand of whoever has the key": async (_, a) => {
    const place = Math.max(a, 2);
    await run(sql`update audit_seals set sealed_at = '2001-01-01' where number = ${place}`);
    await rechain(place, key);
    const missing = place === count ? 1 : 2;
    return [`seal-back ${place}`, `checkpoint-missing ${missing}`, ...gone];
  },
  "the history is rewritten with the key, and the kept roots too": async ({ idOf }, a) => {
    await run(sql`update audit_rows set action = 'other' where id = ${idOf(a)}`);
    await rechain(a, key);
    await run(sql`delete from audit_roots`);
    return ["root pasted gone", "root kept gone", "root-missing"];
  },
  "the kept root is changed": async () => {
    await run(sql`update audit_roots set number = number - 1`);
    return ["root-changed"];
  },
  "the salt of addresses is removed": async ({ idOf }, a) => {
    await run(sql`delete from audit_salts where day =
      (select (at at time zone 'Africa/Lagos')::date from audit_rows where id = ${idOf(a)})`);
    return ["salt-missing"];
  },
};

test.each(Object.keys(falsifications))("%s: named, and nothing invented", async (name) => {
  const places = fc.tuple(
    fc.integer({ min: 1, max: count - 1 }),
    fc.integer({ min: 1, max: count - 1 }),
  );
  await fc.assert(
    fc.asyncProperty(places, fc.boolean(), async ([one, apart], last) => {
      const sealed = await sealedRecord();
      const b = Math.min(count, one + apart);
      const a = last && !name.includes("two") && !name.includes("rest") ? count : one;
      const expected = (await falsifications[name]?.(sealed, a, b)) ?? [];
      const { findings } = await verified(db, { roots: [sealed.root] });
      const named = findings.map(short).toSorted();
      const allowed = (typeof expected[0] === "string" ? [expected] : expected) as string[][];
      expect(allowed.map((ones) => ones.toSorted())).toContainEqual(named);
      for (const finding of findings)
        expect(findingText(finding)).not.toMatch(/undefined|NaN| {2}/);
    }),
    { numRuns: 12 },
  );
});

test("what an owner rewrites with the key, roots and checkpoints as well, only a letter tells", async () => {
  const { root } = await sealedRecord();
  await run(
    sql`update audit_rows set action = 'other' where action = 'login' and after = '{"index": 5}'`,
  );
  await rechain(1, key);
  await asOwner(db, "delete from audit_roots; delete from audit.checkpoints");
  await sealDue();
  expect((await verified(db)).findings).toEqual([]);
  expect((await verified(db, { roots: [root] })).findings.map(short)).toEqual(["root pasted gone"]);
});

test("another key than the database's proves nothing, in one line", async () => {
  await sealedRecord();
  const { findings } = await verified(db, {}, another);
  expect(findings.map(short).toSorted()).toEqual(
    ["checkpoint-forged 2", "root-changed", `rewritten 1-${count}`].toSorted(),
  );
});

test("a part by days is checked alone", async () => {
  const { idOf, root } = await sealedRecord();
  await run(sql`update audit_rows set action = 'other' where id = ${idOf(2)}`);
  const [day] = (await db.execute<{ day: string }>(sql`select day::text from audit_roots`)).rows;
  const later = new Date(Date.parse(day?.day ?? "") + 86_400_000).toISOString().slice(0, 10);
  const { findings, end } = await verified(db, { from: later });
  expect([findings, end.checked, end.last]).toEqual([[], 0, root]);
  expect((await verified(db, { to: day?.day })).findings.map(short)).toEqual(["changed row 2"]);
  expect((await endOfChain(db)).number).toBe(count);
});

test("who stops the check gets no end of it, only what was found before", async () => {
  const { idOf } = await sealedRecord();
  await run(sql`update audit_rows set action = 'other' where id = ${idOf(3)}`);
  const stopping = new AbortController();
  const kinds: string[] = [];
  const options = { periods: defaultPeriods, signal: stopping.signal };
  for await (const { kind } of verifyAudit(db, key, options)) {
    kinds.push(kind);
    stopping.abort();
  }
  expect(kinds).toEqual(["finding", "progress"]);
});
