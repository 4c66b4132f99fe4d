import { expect, test } from "vitest";
import { programmes } from "../../../programmes/programmes.ts";
import { asksJamb } from "./asks-jamb.ts";

test("who has registered with JAMB applies to these programmes, and to no others", () => {
  expect(programmes.filter(asksJamb).map(({ slug }) => slug)).toEqual([
    "nd",
    "putme",
    "staff-request",
    "direct-entry",
    "supplementary-putme",
  ]);
});
