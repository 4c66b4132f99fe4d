import { expect, test } from "vitest";
import { anyInvoiceLookup } from "./lookup-any.ts";
import { chooseAward } from "./lookup.ts";

const awards = [{ value: "nd", label: "National Diploma" }];
const schema = anyInvoiceLookup([{ slug: "cce", awards }, { slug: "nd" }]);
const found = (programme: string, award?: string) => {
  const read = schema.safeParse({ programme, award, mobileNumber: "08012345678" });
  return read.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
};

test("an award is asked where the fee of the chosen programme goes by it, and nowhere else", () => {
  expect(found("cce")).toEqual([["award", chooseAward]]);
  expect(found("cce", "")).toEqual([["award", chooseAward]]);
  expect(found("cce", "nd")).toEqual([]);
  expect(found("nd")).toEqual([]);
});
