import { beforeEach, expect, test } from "vitest";
import { createAdmission } from "./admission.ts";

let now = 0;
beforeEach(() => void (now = 0));

const one = { atOnce: 1, patience: 1_000 };
const admission = () =>
  createAdmission({ page: one, read: one, largePage: one, signIn: one, save: one }, () => now);

test("who comes while another is answered goes on when that one has left, in turn", async () => {
  const { enter, leave } = admission();
  expect(enter("read")).toBe(true);
  const order: number[] = [];
  const second = Promise.resolve(enter("read")).then((may) => order.push(may ? 2 : 0));
  const third = Promise.resolve(enter("read")).then((may) => order.push(may ? 3 : 0));
  leave("read");
  await second;
  leave("read");
  await third;
  expect(order).toEqual([2, 3]);
});

test("who has waited too long by their turn is put off, and the next one goes on", async () => {
  const { enter, leave } = admission();
  expect(enter("read")).toBe(true);
  const late = enter("read");
  now = 900;
  const fresh = enter("read");
  now = 1_050;
  leave("read");
  expect(await late).toBe(false);
  expect(await fresh).toBe(true);
});

test("who would wait too long is put off at once", () => {
  const { enter, leave } = admission();
  expect(enter("read")).toBe(true);
  void enter("read");
  void enter("read");
  // The duration of a request is unknown yet.
  for (let place = 0; place < 30; place += 1) void enter("read");
  for (let answered = 0; answered < 30; answered += 1) {
    now += 20;
    leave("read");
  }
  let waiting = 0;
  while (enter("read") !== false) waiting += 1;
  expect(waiting).toBeLessThan(80);
  expect(waiting).toBeGreaterThan(5);
});

test("no purpose takes another's place", () => {
  const { enter } = admission();
  expect(enter("page")).toBe(true);
  expect(enter("read")).toBe(true);
  expect(enter("largePage")).toBe(true);
  expect(enter("save")).toBe(true);
  expect(enter("signIn")).toBe(true);
});

test("pages and reads are put off before saves where the process has been busy", () => {
  const { enter } = createAdmission(undefined, () => now);
  now = 3_000;
  expect(enter("page")).toBe(false);
  expect(enter("read")).toBe(false);
  expect(enter("save")).toBe(true);
  expect(enter("signIn")).toBe(true);
});
