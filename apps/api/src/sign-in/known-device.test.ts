import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createDevices, deviceCookie } from "./known-device.ts";

const secret = randomBytes(32).toString("base64url");
const day = 24 * 60 * 60_000;

/** A browser that holds the one cookie, whose value a test may change. */
function browserOf(options: { secret?: string; value?: string; at?: () => Date } = {}) {
  const jar = { value: options.value, asked: 0, options: {} as object };
  const cookies = {
    get: (name: string) => {
      jar.asked += 1;
      return name === deviceCookie ? jar.value : undefined;
    },
    set: (_: string, value: string, how: object = {}) => {
      jar.value = value;
      jar.options = how;
    },
    clear: () => {
      jar.value = undefined;
    },
  };
  const deviceOf = createDevices(options.secret ?? secret, options.at);
  /** As a request of its own sees it. */
  return { jar, device: () => deviceOf(cookies) };
}

test("a device knows what it was told, in later requests too, until it forgets", () => {
  const { jar, device } = browserOf();
  expect(device().knows("invoice:1")).toBe(false);
  expect(device().id).toBeUndefined();
  device().remember("invoice:1");
  expect(jar.options).toEqual({ httpOnly: true, maxAge: 30 * 24 * 60 * 60 });
  device().remember("account:2");
  const { id } = device();
  expect(device().knows("invoice:1")).toBe(true);
  expect(device().knows("account:2")).toBe(true);
  expect(device().knows("account:1")).toBe(false);
  device().forget("invoice:1");
  expect(device().knows("invoice:1")).toBe(false);
  expect(device().knows("account:2")).toBe(true);
  expect(device().id).toBe(id);
  device().clear();
  expect(jar.value).toBeUndefined();
  expect(device().knows("account:2")).toBe(false);
});

test("forgetting the last subject leaves no cookie", () => {
  const { jar, device } = browserOf();
  device().remember("invoice:1");
  device().forget("invoice:2");
  expect(jar.value).toBeDefined();
  device().forget("invoice:1");
  expect(jar.value).toBeUndefined();
});

test("within one request what was just remembered counts", () => {
  const { device } = browserOf();
  const one = device();
  one.remember("invoice:1");
  one.remember("invoice:2");
  expect(one.knows("invoice:1")).toBe(true);
  one.clear();
  expect(one.knows("invoice:2")).toBe(false);
});

test("the newest twenty stay, each for thirty days from when it was last remembered", () => {
  let now = new Date("2026-11-22T10:00:00Z");
  const { jar, device } = browserOf({ at: () => now });
  for (let each = 1; each <= 21; each += 1) device().remember(`invoice:${each}`);
  expect(device().knows("invoice:1")).toBe(false);
  expect(device().knows("invoice:2")).toBe(true);
  expect(jar.value?.length).toBeLessThan(400);
  now = new Date(now.getTime() + 20 * day);
  device().remember("invoice:2");
  now = new Date(now.getTime() + 11 * day);
  expect(device().knows("invoice:2")).toBe(true);
  expect(device().knows("invoice:21")).toBe(false);
});

test("nobody reads or compares what two devices know", () => {
  const first = browserOf();
  const second = browserOf();
  first.device().remember("account:0190-ada");
  second.device().remember("account:0190-ada");
  const bytes = Buffer.from(first.jar.value ?? "", "base64url").toString("latin1");
  expect(bytes).not.toContain("ada");
  expect(first.jar.value?.slice(15, 27)).not.toBe(second.jar.value?.slice(15, 27));
});

test("a changed, invented or foreign cookie is a device that knows nothing", () => {
  const { jar, device } = browserOf();
  device().remember("invoice:1");
  const value = jar.value ?? "";
  const bytes = Buffer.from(value, "base64url");
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ mask;
      const other = browserOf({ value: changed.toString("base64url") });
      expect(other.device().knows("invoice:1")).toBe(false);
      expect(other.device().id).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (invented) => {
      expect(browserOf({ value: invented }).device().knows("invoice:1")).toBe(false);
    }),
  );
  const rotated = browserOf({ value, secret: randomBytes(32).toString("base64url") });
  expect(rotated.device().knows("invoice:1")).toBe(false);
  rotated.device().remember("invoice:1");
  expect(rotated.device().knows("invoice:1")).toBe(true);
});

test("a handler that does not ask reads no cookie", () => {
  const { jar, device } = browserOf({ value: "anything" });
  device();
  expect(jar.asked).toBe(0);
});
