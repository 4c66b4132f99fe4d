import { expect, test } from "vitest";
import { createIdempotencyKeys } from "./idempotency.ts";

const details = () => ({ name: "Adé", sittings: [{ subjects: [1, 2] }], note: undefined });

test("the same input tried again goes under the same key", () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor(details());
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor(details())).toBe(first);
});

test("changed input goes under another key", () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor(details());
  expect(keys.keyFor({ ...details(), sittings: [{ subjects: [1, 3] }] })).not.toBe(first);
  expect(keys.keyFor({ ...details(), more: true })).not.toBe(first);
});

test("after a success the same input is a new request", () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor(details());
  keys.succeeded();
  expect(keys.keyFor(details())).not.toBe(first);
});

test("two files are two inputs, though they look alike", () => {
  const keys = createIdempotencyKeys();
  const photo = new File(["a"], "a.png");
  const first = keys.keyFor({ photo });
  expect(keys.keyFor({ photo })).toBe(first);
  expect(keys.keyFor({ photo: new File(["a"], "a.png") })).not.toBe(first);
});
