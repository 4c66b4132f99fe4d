import { expect, test } from "vitest";
import { createGate } from "./gate.ts";
import { createPasswords } from "./passwords.ts";

const passwords = createPasswords();

test("a password is kept as an argon2id hash of the chosen cost, salted each time", async () => {
  const [first, second] = await Promise.all([
    passwords.hash("Demo-Pass-1"),
    passwords.hash("Demo-Pass-1"),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify(first, "Demo-Pass-1")).toBe(true);
  expect(await passwords.verify(first, "demo-pass-1")).toBe(false);
});

test("an unknown account is checked like any and never let in", async () => {
  expect(await passwords.verify(undefined, "nobody")).toBe(false);
});

test("endless input is refused unhashed", async () => {
  const hash = await passwords.hash("Demo-Pass-1");
  expect(await passwords.verify(hash, "x".repeat(10_000_000))).toBe(false);
});

test("a gate lets through as many as it says, the rest in order, failures included", async () => {
  const gate = createGate(2);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (turn: number) =>
    gate(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await Promise.resolve();
      order.push(turn);
      inside -= 1;
      if (turn === 1) throw new Error("one fails");
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(
    results.map(({ status }) => status).filter((status) => status === "rejected"),
  ).toHaveLength(1);
});
