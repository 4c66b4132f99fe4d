import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cancelHash, cardPageHash, generateHash, sameHash, statusHash } from "./hashes.ts";

const merchant = { merchantId: "2547916", serviceTypeId: "4430731", apiKey: "1946" };
const rrr = "310007769676";

const sha512 = (text: string): string => createHash("sha512").update(text).digest("hex");

test.each([
  ["generate", generateHash(merchant, "order-1", "1000.50"), "25479164430731order-11000.501946"],
  ["status by RRR", statusHash(merchant, rrr), "31000776967619462547916"],
  ["status by order", statusHash(merchant, "order-1"), "order-119462547916"],
  ["cancel", cancelHash(merchant, rrr), "31000776967619462547916"],
  ["card page", cardPageHash(merchant, rrr), "25479163100077696761946"],
])("%s is signed in its published order", (_, hash, text) => {
  expect(hash).toBe(sha512(text));
});

test("another amount text is another hash: 1000 is not 1000.00", () => {
  expect(generateHash(merchant, "order-1", "1000")).not.toBe(
    generateHash(merchant, "order-1", "1000.00"),
  );
});

test("hashes are compared whole", () => {
  expect(sameHash("abc", "abc")).toBe(true);
  expect(sameHash("abc", "abd")).toBe(false);
  expect(sameHash("ab", "abc")).toBe(false);
  expect(sameHash("", "abc")).toBe(false);
});
