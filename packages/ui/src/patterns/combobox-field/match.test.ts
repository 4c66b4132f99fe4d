import { expect, test } from "vitest";
import { drawn, matching, shownAtMost, typedInFull } from "./match.ts";

const places = ["Oke-Ila", "Òkè-Ògùn", "Omu-Aran", "Isoko", "Ọ̀tà"].map((label, value) => ({
  value,
  label,
}));
const found = (typed: string) => matching(places, typed).map(({ label }) => label);

test("nothing typed finds everything", () => {
  expect(found("  ")).toHaveLength(5);
});

test("marks, hyphens, spaces and case do not matter", () => {
  expect(found("OKE OGUN")).toEqual(["Òkè-Ògùn"]);
  expect(found("omuaran")).toEqual(["Omu-Aran"]);
  expect(found("ọta")).toEqual(["Ọ̀tà"]);
});

test("beginnings come before what only holds the letters", () => {
  expect(found("o")).toEqual(["Oke-Ila", "Òkè-Ògùn", "Omu-Aran", "Ọ̀tà", "Isoko"]);
});

test("a word that stands nowhere finds nothing", () => {
  expect(found("Accra")).toEqual([]);
});

test("of thousands the first fifty are drawn, and always the chosen one", () => {
  const many = Array.from({ length: 5000 }, (_, value) => ({ value, label: `Place ${value}` }));
  expect(drawn(many, undefined)).toEqual(many.slice(0, shownAtMost));
  const chosen = many[4321];
  expect(drawn(many, chosen)).toEqual([chosen, ...many.slice(0, shownAtMost - 1)]);
  expect(drawn(matching(many, "77"), chosen)).not.toContain(chosen);
  expect(drawn(places, places[4])).toEqual(places);
});

test("what was typed in full comes first, and is a choice", () => {
  const countries = ["Nigeria", "Niger", "Òtà", "Ota"].map((label, value) => ({ value, label }));
  expect(matching(countries, "niger").map(({ label }) => label)).toEqual(["Niger", "Nigeria"]);
  expect(typedInFull(countries, " niger ")?.label).toBe("Niger");
  expect(typedInFull(countries, "Ota")?.label).toBe("Ota");
  expect(typedInFull(countries, "òtà")?.label).toBe("Òtà");
  expect(typedInFull(countries, "Nig")).toBeUndefined();
  expect(typedInFull(countries, " ")).toBeUndefined();
});
