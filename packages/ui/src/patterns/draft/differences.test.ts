import { expect, test } from "vitest";
import { at, differences } from "./differences.ts";

const saved = {
  town: "Offa",
  kin: { phone: "0801" },
  sittings: [{ examNumber: "1", cardPin: "1234" }],
};

test("what differs is named by its path, deep in the form and in longer lists too", () => {
  const typed = {
    town: "Offa",
    kin: { phone: "0802" },
    sittings: [
      { examNumber: "1", cardPin: "" },
      { examNumber: "2", cardPin: "" },
    ],
  };
  expect(differences(saved, typed)).toEqual(["kin.phone", "sittings.1.examNumber"]);
  expect(at(typed, "sittings.1.examNumber")).toBe("2");
  expect(at(saved, "sittings.1.examNumber")).toBeUndefined();
});

test("two forms that hold the same differ in nothing", () => {
  expect(differences(saved, structuredClone(saved))).toEqual([]);
});
