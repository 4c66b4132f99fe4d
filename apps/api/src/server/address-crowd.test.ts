import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { createLog } from "../log.ts";
import { ApiFailure } from "../failure.ts";
import { testDatabase } from "../testing/test-database.ts";
import { createAddressCrowd, isRefused, mostFailing } from "./address-crowd.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, createLog("silent"), 10, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const minute = 60_000;
let now = new Date("2026-11-22T08:00:00Z").getTime();
const clock = () => new Date(now);
let addresses = 0;

/** A separate process, and an unused address. */
function atNewAddress() {
  addresses += 1;
  const address = `10.9.${addresses >> 8}.${addresses & 255}`;
  const crowd = createAddressCrowd(db, "signInByAddress", { clock });
  const refused = (asked: Promise<void>) =>
    asked.then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ApiFailure && error.code === "too_many_requests") return error;
        throw error;
      },
    );
  return {
    crowd,
    address,
    refusal: () => refused(crowd.admit(address)),
    /** As another process without this one's cache sees it. */
    refusalElsewhere: () =>
      refused(createAddressCrowd(db, "signInByAddress", { clock }).admit(address)),
    fail: (...accounts: number[]) =>
      Promise.all(accounts.map((account) => crowd.failed(address, `ND/${account}`))),
    succeed: (...accounts: number[]) =>
      Promise.all(accounts.map((account) => crowd.succeeded(address, `ND/${account}`))),
  };
}

const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

test("a hundred accounts that fail and none that succeeds: the address pauses, and is told for how long", async () => {
  const at = atNewAddress();
  await at.fail(...from(1, 99));
  expect(await at.refusal()).toBeUndefined();
  await at.fail(100);
  const refusal = await at.refusal();
  expect(refusal?.retryAfter).toBe(15 * 60);
  expect(await at.refusalElsewhere()).toBeDefined();
  expect(() => at.crowd.stillAdmit(at.address)).toThrow(ApiFailure);
  now += 15 * minute;
  expect(await at.refusal()).toBeUndefined();
  expect(() => at.crowd.stillAdmit(at.address)).not.toThrow();
});

test("another process's failures are asked for after each of one's own, and after a second", async () => {
  const at = atNewAddress();
  const other = createAddressCrowd(db, "signInByAddress", { clock });
  const failElsewhere = (...accounts: number[]) =>
    Promise.all(accounts.map((account) => other.failed(at.address, `ND/${account}`)));
  await at.fail(...from(1, 50));
  await failElsewhere(...from(51, 49));
  expect(await at.refusal()).toBeUndefined();
  await failElsewhere(100);
  // Nobody has failed here since it asked.
  expect(await at.refusal()).toBeUndefined();
  now += 1_001;
  expect(await at.refusal()).toBeDefined();

  const next = atNewAddress();
  await next.fail(...from(1, 50));
  await Promise.all(from(51, 50).map((account) => other.failed(next.address, `ND/${account}`)));
  expect(await next.refusal()).toBeDefined();
});

test("one account that is tried a thousand times is one account", async () => {
  const at = atNewAddress();
  for (let turn = 0; turn < 150; turn += 1) await at.fail(1);
  expect(await at.refusal()).toBeUndefined();
});

test("as many that succeed as fail, and the address is a crowd's", async () => {
  const at = atNewAddress();
  await at.succeed(...from(1, 120));
  await at.fail(...from(1001, 120));
  expect(await at.refusal()).toBeUndefined();
  await at.fail(1121);
  expect(await at.refusal()).toBeDefined();
  await at.succeed(1121);
  // A process uses its cached answer for a second.
  now += 1_001;
  expect(await at.refusal()).toBeUndefined();
});

test("one who signed in and mistypes later is no guesser; a quarter of an hour later it is a new try", async () => {
  const at = atNewAddress();
  await at.succeed(...from(1, 200));
  await at.fail(...from(1, 200));
  expect(await at.refusal()).toBeUndefined();
  now += 16 * minute;
  await at.fail(...from(1, 100));
  expect(await at.refusal()).toBeDefined();
});

test("an address's neighbours are not concerned, and the phones of one network are one", async () => {
  const { crowd } = atNewAddress();
  for (const account of from(1, 100)) {
    await crowd.failed(`2001:db8:7:1::${account.toString(16)}`, `ND/${account}`);
  }
  await expect(crowd.admit("2001:db8:7:1::ffff")).rejects.toThrow(ApiFailure);
  await expect(crowd.admit("2001:db8:7:2::1")).resolves.toBeUndefined();
});

test("who goes from network to network of one site is refused after four networks' tries", async () => {
  const { crowd } = atNewAddress();
  const at = (network: number) => `2001:db8:8:${network.toString(16)}::1`;
  for (const account of from(1, 399)) await crowd.failed(at(account), `ND/${account}`);
  await expect(crowd.admit(at(1000))).resolves.toBeUndefined();
  await crowd.failed(at(400), "ND/400");
  await expect(crowd.admit(at(1000))).rejects.toThrow(ApiFailure);
  await expect(crowd.admit("2001:db8:9:1::1")).resolves.toBeUndefined();
});

test("whatever the order, an address is refused just while the rule says so", async () => {
  const anyAct = fc.record({
    wins: fc.boolean(),
    first: fc.integer({ min: 0, max: 240 }),
    count: fc.integer({ min: 1, max: 90 }),
    wait: fc.constantFrom(0, 0, 0, minute, 7 * minute),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 12 }), async (acts) => {
      const at = atNewAddress();
      /** The last result of each account that counts. */
      const model = new Map<number, { failed: boolean; at: number }>();
      for (const { wins, first, count, wait } of acts) {
        now += wait;
        const accounts = from(first, count);
        await (wins ? at.succeed(...accounts) : at.fail(...accounts));
        for (const account of accounts) {
          const known = model.get(account);
          const keeps = known && !known.failed && known.at > now - 15 * minute;
          if (wins || !keeps) model.set(account, { failed: !wins, at: now });
        }
        const counting = [...model.values()].filter((one) => one.at > now - 15 * minute);
        const failed = counting.filter((one) => one.failed).length;
        const refused = isRefused(failed, counting.length - failed);
        expect(refused).toBe(failed >= mostFailing && failed > counting.length - failed);
        expect((await at.refusalElsewhere()) !== undefined).toBe(refused);
      }
    }),
    { numRuns: 20 },
  );
});
