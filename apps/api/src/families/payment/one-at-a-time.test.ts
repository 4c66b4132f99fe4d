import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

/** Work that ends when the test says so. */
function held() {
  const ends: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const keys: string[] = [];
  const run = oneAtATime((key) => {
    keys.push(key);
    return new Promise((resolve, reject) => ends.push({ resolve, reject }));
  });
  return { run, keys, ends };
}

/** Lets everything that is ready run. */
const settled = () => new Promise((done) => setImmediate(done));

test("those who come while one runs share one further run", async () => {
  const { run, keys, ends } = held();
  const first = run("a");
  const others = Array.from({ length: 40 }, () => run("a"));
  expect(keys).toEqual(["a"]);
  ends[0]?.resolve();
  await first;
  await settled();
  expect(keys).toEqual(["a", "a"]);
  const later = run("a");
  ends[1]?.resolve();
  await Promise.all(others);
  await settled();
  ends[2]?.resolve();
  await later;
  expect(keys).toEqual(["a", "a", "a"]);
});

test("a failure is told to those who shared it, and the next run begins anew", async () => {
  const { run, ends } = held();
  const first = run("a");
  const second = run("a");
  ends[0]?.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await settled();
  ends[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});

test("one key waits for no other", async () => {
  const { run, keys, ends } = held();
  void run("a");
  const other = run("b");
  expect(keys).toEqual(["a", "b"]);
  ends[1]?.resolve();
  await expect(other).resolves.toBeUndefined();
});
