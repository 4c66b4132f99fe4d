import { expect, test } from "vitest";
import { discreet } from "./discreet.ts";

test("of health and religion the record tells that they changed, not what", () => {
  const before = { bloodGroupId: 1, genoTypeId: 2, religionId: 3, town: "Ijemi" };
  const after = { bloodGroupId: 4, genoTypeId: 2, religionId: 3, town: "Ọyọ" };
  expect(discreet({ before, after })).toEqual({
    before: { bloodGroupId: "given", genoTypeId: "given", religionId: "given", town: "Ijemi" },
    after: {
      bloodGroupId: "changed",
      genoTypeId: "unchanged",
      religionId: "unchanged",
      town: "Ọyọ",
    },
  });
});

test("a first answer is told as given, however deep, and secrets too", () => {
  const after = {
    nextOfKin: { fullName: "Ngọzi", disabilityId: 2 },
    sittings: [{ cardPin: "12" }],
  };
  expect(discreet({ before: undefined, after })).toEqual({
    before: undefined,
    after: {
      nextOfKin: { fullName: "Ngọzi", disabilityId: "given" },
      sittings: [{ cardPin: "given" }],
    },
  });
});

test("everything else stays as it is", () => {
  const before = [{ fileId: "a", at: new Date(0) }];
  const after = { state: "paid", amountKobo: 100, lines: [1, null, "x"], none: null };
  expect(discreet({ before, after })).toEqual({ before, after });
});
