import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { isImpersonable, mayImpersonate, mayImpersonateAs } from "./impersonation.ts";
import { roles } from "../authentication/roles.ts";

test("administrators and the help desk may sign in as others, nobody else", () => {
  expect(roles.filter((role) => mayImpersonate([role]))).toEqual([
    "super administrator",
    "administrator",
    "help desk",
  ]);
});

test("the help desk signs in as students, administrators as staff, too", () => {
  expect(roles.filter((role) => mayImpersonateAs("Help Desk", role))).toEqual(["student"]);
  expect(mayImpersonateAs("administrator", "bursar")).toBe(true);
  expect(mayImpersonateAs("administrator", "super administrator")).toBe(false);
});

test.prop([fc.constantFrom(...roles), fc.constantFrom(...roles)])(
  "nobody signs in as somebody who could do the same",
  (role, other) => {
    if (mayImpersonateAs(role, other)) expect(mayImpersonate([other])).toBe(false);
    if (mayImpersonate([role])) expect(mayImpersonateAs(role, role)).toBe(false);
  },
);

test("nobody is signed in as whose one role forbids it, who is of no kind, or has no password yet", () => {
  const other = { userType: "official", roles: ["bursar"], setUp: true } as const;
  expect(isImpersonable(["administrator"], other)).toBe(true);
  expect(isImpersonable(["help desk"], other)).toBe(false);
  const refused = [
    { ...other, roles: ["bursar", "administrator"] as const },
    { ...other, roles: [undefined] },
    { ...other, userType: "alumni" },
    { ...other, setUp: false },
  ];
  for (const one of refused) expect(isImpersonable(["super administrator"], one)).toBe(false);
});

test.prop([
  fc.uniqueArray(fc.constantFrom(...roles), { minLength: 1, maxLength: 3 }),
  fc.uniqueArray(fc.constantFrom(...roles), { minLength: 1, maxLength: 3 }),
])("a further role lets as much as it would alone, and takes nothing", (own, held) => {
  const other = { userType: "official", roles: held, setUp: true };
  const alone = own.some((role) => isImpersonable([role], other));
  expect(isImpersonable(own, other)).toBe(alone);
  if (alone) expect(mayImpersonate(held)).toBe(false);
});
