import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createVault } from "./vault.ts";

const vault = createVault(randomBytes(32).toString("base64url"));

test("what is sealed opens for its owner alone, under its key alone, unchanged", () => {
  const sealed = vault.seal("JBSWY3DPEHPK3PXP", "ada");
  expect(vault.open(sealed, "ada")).toBe("JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(vault.seal("JBSWY3DPEHPK3PXP", "ada")).not.toBe(sealed);
  expect(() => vault.open(sealed, "obi")).toThrow("unable to authenticate");
  expect(() => createVault(randomBytes(32).toString("base64url")).open(sealed, "ada")).toThrow(
    "unable to authenticate",
  );
  const changed = Buffer.from(sealed, "base64url");
  changed[30] = (changed[30] ?? 0) ^ 1;
  expect(() => vault.open(changed.toString("base64url"), "ada")).toThrow("unable to authenticate");
});

test("a fingerprint tells one secret and one owner from another", () => {
  expect(vault.fingerprint("K7QWM3XP9T", "ada")).toBe(vault.fingerprint("K7QWM3XP9T", "ada"));
  expect(vault.fingerprint("K7QWM3XP9T", "ada")).not.toBe(vault.fingerprint("K7QWM3XP9T", "obi"));
});
