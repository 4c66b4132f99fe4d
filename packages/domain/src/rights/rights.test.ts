import { describe, expect, test } from "vitest";
import { adminRoutes } from "../routes/admin.ts";
import { lecturerRoutes } from "../routes/lecturer.ts";
import { roles, userTypeOf } from "../authentication/roles.ts";
import { areaName, claimName, claimRows, claims } from "./claims.ts";
import { defaultClaims } from "./default-claims.ts";
import { defaultLabels, defaultMenuClaims } from "./menu.ts";
import { menuItemsOf } from "./menu-items.ts";
import { claimsOfPage, opensPage } from "./page-claims.ts";
import { isSamePerson, refusalOfChange } from "./people.ts";

describe("the claims", () => {
  test("have words of their own, each once", () => {
    const names = claims.map(claimName);
    expect(new Set(names).size).toBe(claims.length);
    for (const { area, name } of claimRows) {
      expect(name).not.toContain(".");
      expect(areaName(area)).not.toBe("");
    }
  });

  test("are each held by some role, and all but the registrar's, the board's and a reader's by the first", () => {
    for (const claim of claims) {
      expect(
        roles.some((role) => defaultClaims[role].includes(claim)),
        claim,
      ).toBe(true);
    }
    const missing = claims.filter((claim) => !defaultClaims["super administrator"].includes(claim));
    expect(missing).toEqual([
      "references.read",
      "results.enter",
      "results.check",
      "results.approve",
      "results.publish",
      "results.amend",
      "results.hold",
    ]);
  });

  test("are none twice in a role", () => {
    for (const role of roles) {
      expect(new Set(defaultClaims[role]).size).toBe(defaultClaims[role].length);
    }
  });
});

describe("a label that a role brings when a school starts", () => {
  const brought = roles
    .filter((role) => role !== "student")
    .flatMap((role) => defaultLabels[role].map((label) => ({ role, label })));
  const typeOf = (role: string) =>
    userTypeOf(role as "bursar") === "lecturer" ? "lecturer" : "official";

  test("is guarded by claims of which the role holds one", () => {
    for (const { role, label } of brought) {
      const needed = defaultMenuClaims[label as keyof typeof defaultMenuClaims];
      const held = needed.filter((claim) => defaultClaims[role].includes(claim));
      expect(held, `${role} ${label}`).not.toEqual([]);
    }
  });

  test("leads to a page of the role's own set, which it may open", () => {
    const shown = brought
      // Advisers are lecturers or officials: what the other kind has no page for shows to them alone.
      .filter(({ role }) => role !== "course adviser")
      // Reports are a page for each kind; their label leads to the first.
      .filter(({ label }) => label !== "reports");
    for (const { role, label } of shown) {
      const [item] = menuItemsOf(typeOf(role), [label]);
      expect(item, `${role} ${label}`).toBeDefined();
      expect(opensPage(item?.path ?? "", defaultClaims[role]), `${role} ${label}`).toBe(true);
    }
  });
});

describe("a page", () => {
  test("of the staff names its claims, but for what is one's own", () => {
    const own = [...adminRoutes, ...lecturerRoutes]
      .filter(({ path }) => claimsOfPage(path) === undefined)
      .map(({ path }) => path);
    expect(new Set(own)).toEqual(
      new Set(["/dashboard", "/profile", "/notifications", "/change_password", "/no_access"]),
    );
  });

  test("is ruled by the longest address that begins its own", () => {
    expect(claimsOfPage("/user_management/audit")).toEqual(["audit.see"]);
    expect(claimsOfPage("/user_management/users/edit")).toEqual(["users.see"]);
    expect(claimsOfPage("/user_management_of_others")).toBeUndefined();
  });
});

describe("the rules on people", () => {
  const person = (userId: string, staffId: string | null, ...held: string[]) => ({
    userId,
    staffId,
    roles: held,
  });

  test("know one person by two accounts", () => {
    expect(isSamePerson(person("a", "s"), person("b", "s"))).toBe(true);
    expect(isSamePerson(person("a", null), person("b", null))).toBe(false);
  });

  test("let nobody change the own rights, and only super administrators those of one", () => {
    const chief = person("a", null, "super administrator");
    const plain = person("b", "s", "administrator");
    expect(refusalOfChange(chief, chief)).toBe("own_account");
    expect(refusalOfChange(plain, person("c", "s", "bursar"))).toBe("own_account");
    expect(refusalOfChange(plain, chief)).toBe("needs_super_administrator");
    expect(refusalOfChange(plain, person("d", null, "bursar"), ["super administrator"])).toBe(
      "needs_super_administrator",
    );
    expect(refusalOfChange(plain, person("d", null, "bursar"))).toBeUndefined();
    expect(refusalOfChange(chief, plain, ["super administrator"])).toBeUndefined();
  });
});
