import { studentPurposes } from "@polyportal/domain/payment/purposes";
import { staffMenu, studentMenu } from "@polyportal/domain/routes/menus";
import { roles } from "@polyportal/domain/authentication/roles";
import { nameKey } from "@polyportal/domain/text/fold";
import { expect, test } from "vitest";
import { enumListNames } from "../schema/reference.ts";
import { applicationTypeRows } from "./application-types.ts";
import { countryRows, lgaRows, stateRows } from "./countries.ts";
import { enumRows } from "./enums.ts";
import { statesOfNigeria } from "./nigeria.ts";
import { oLevelGradeRows, oLevelSubjectRows, oLevelTypeRows } from "./o-level.ts";
import { referenceFingerprint } from "./reference.ts";
import { roleMenuRows } from "./rights.ts";

/** Local government areas a state, as the Constitution counts them. */
const counts = {
  Abia: 17,
  Adamawa: 21,
  "Akwa Ibom": 31,
  Anambra: 21,
  Bauchi: 20,
  Bayelsa: 8,
  Benue: 23,
  Borno: 27,
  "Cross River": 18,
  Delta: 25,
  Ebonyi: 13,
  Edo: 18,
  Ekiti: 16,
  Enugu: 17,
  "Federal Capital Territory": 6,
  Gombe: 11,
  Imo: 27,
  Jigawa: 27,
  Kaduna: 23,
  Kano: 44,
  Katsina: 34,
  Kebbi: 21,
  Kogi: 21,
  Kwara: 16,
  Lagos: 20,
  Nasarawa: 13,
  Niger: 25,
  Ogun: 20,
  Ondo: 18,
  Osun: 30,
  Oyo: 33,
  Plateau: 17,
  Rivers: 23,
  Sokoto: 23,
  Taraba: 16,
  Yobe: 17,
  Zamfara: 14,
};

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const labelsOf = (menu: readonly { label: string }[]) => menu.map((item) => item.label);
const nigeria = 566;
const statesOf = (country: string) => {
  const id = countryRows.find((row) => row.name === country)?.id;
  return namesOf(stateRows.filter((state) => state.countryId === id));
};
const namesOf = (rows: readonly { name: string }[]) => rows.map((row) => row.name);

test("Nigeria has 37 states with as many LGAs each as the Constitution counts, 774 in all", () => {
  expect(Object.fromEntries(statesOfNigeria.map(({ name, lgas }) => [name, lgas.length]))).toEqual(
    counts,
  );
  expect(lgaRows).toHaveLength(774);
});

test("no state lists an LGA twice, and every name is clean", () => {
  for (const { lgas } of statesOfNigeria) {
    // As sheets are read: however they are spaced and joined.
    expect(unique(lgas.map(nameKey))).toBe(true);
    for (const lga of lgas) expect(lga).toMatch(/^[A-Z][A-Za-z'/ -]*[a-z]$/);
  }
});

test("no two states of Nigeria and no two subjects are read as one", () => {
  expect(unique(statesOfNigeria.map(({ name }) => nameKey(name)))).toBe(true);
  expect(unique(oLevelSubjectRows.map(({ name }) => nameKey(name)))).toBe(true);
});

test("the countries are those of ISO 3166-1, Nigeria first and the rest by the alphabet", () => {
  expect(countryRows).toHaveLength(249);
  expect(unique(countryRows.map((country) => country.id))).toBe(true);
  expect(unique(countryRows.map((country) => country.iso2))).toBe(true);
  expect(unique(namesOf(countryRows))).toBe(true);
  const ordered = namesOf(countryRows.toSorted((a, b) => a.position - b.position));
  expect(ordered.slice(0, 4)).toEqual(["Nigeria", "Afghanistan", "Åland Islands", "Albania"]);
  expect(ordered.at(-1)).toBe("Zimbabwe");
});

test("every country has a state to choose, and only Nigeria's states have LGAs", () => {
  const withStates = new Set(stateRows.map((state) => state.countryId));
  expect(countryRows.filter((country) => !withStates.has(country.id))).toEqual([]);
  expect(statesOf("Ghana")).toHaveLength(16);
  expect(statesOf("Benin")).toHaveLength(12);
  expect(statesOf("Togo")).toHaveLength(5);
  expect(statesOf("Cameroon")).toHaveLength(10);
  expect(statesOf("Niger")).toHaveLength(8);
  expect(statesOf("Japan")).toEqual(["Not applicable"]);

  expect(unique(stateRows.map((state) => state.id))).toBe(true);
  expect(unique(lgaRows.map((lga) => lga.id))).toBe(true);
  const withLgas = new Set(lgaRows.map((lga) => lga.stateId));
  expect([...withLgas]).toEqual(
    stateRows.filter((state) => state.countryId === nigeria).map((state) => state.id),
  );
});

test("every list has its choices, without repeats and in order", () => {
  for (const list of enumListNames.filter((name) => name !== "campuses")) {
    const items = enumRows.filter((row) => row.list === list);
    expect(items.length, list).toBeGreaterThan(1);
    expect(unique(items.map((item) => item.id))).toBe(true);
    expect(unique(namesOf(items))).toBe(true);
    expect(items.map((item) => item.position)).toEqual(items.map((_, index) => index + 1));
  }
  const purposes = enumRows.filter((row) => row.list === "payment-purposes");
  expect(purposes.map((item) => item.id)).toEqual(
    Object.values(studentPurposes).map(({ id }) => id),
  );
});

test("O-Level results offer examinations, 48 subjects and the nine grades", () => {
  expect(namesOf(oLevelTypeRows)).toContain("WAEC (May/June)");
  expect(oLevelSubjectRows).toHaveLength(48);
  expect(unique(namesOf(oLevelSubjectRows))).toBe(true);
  const [english, mathematics, ...others] = namesOf(oLevelSubjectRows);
  expect([english, mathematics]).toEqual(["English Language", "Mathematics"]);
  expect(others).toEqual(others.toSorted());
  expect(namesOf(oLevelGradeRows).join(" ")).toBe("A1 B2 B3 C4 C5 C6 D7 E8 F9");
});

test("the application types are the programmes, with the ids and modes of the landing page", () => {
  const types = applicationTypeRows.map(({ slug, applicationTypeId, mode, name }) => [
    slug,
    applicationTypeId,
    mode,
    name,
  ]);
  expect(types).toEqual([
    ["sub-degree", 5, null, "JUPEB APPLICATION"],
    ["nd", 1, 1, "ND APPLICATION "],
    ["hnd", 2, 2, "HND APPLICATION"],
    ["nd-part-time", 4, 3, "ND PART-TIME APPLICATION"],
    ["pre-degree", 10, null, "PRE-DEGREE APPLICATION"],
    ["diploma", 1, null, "DIPLOMA APPLICATION"],
    ["cce", 16, null, "CCE APPLICATION"],
    ["uni-transfer", 2, null, "INTER-UNIVERSITY TRANSFER APPLICATION"],
    ["four-year-sandwich", 17, null, "FOUR-YEAR SANDWICH APPLICATION"],
    ["five-year-sandwich", 9, null, "FIVE-YEAR SANDWICH APPLICATION"],
    ["putme", 8, null, "PUTME APPLICATION"],
    ["supplementary", 15, null, "SUPPLEMENTARY APPLICATION"],
    ["staff-request", 15, null, "STAFF REQUEST APPLICATION"],
    ["direct-entry", 33, null, "DIRECT ENTRY APPLICATION"],
    ["supplementary-putme", 8, null, "SUPPLEMENTARY PUTME APPLICATION"],
    ["pg", 7, null, "POST GRADUATE APPLICATION"],
  ]);
  expect(applicationTypeRows.every((type) => !type.open)).toBe(true);
});

test("every role is granted a menu that starts at the dashboard, from the labels of its own menu", () => {
  for (const role of roles) {
    const menu = labelsOf(role === "student" ? studentMenu : staffMenu);
    const labels = labelsOf(roleMenuRows.filter((row) => row.role === role));
    expect(labels.slice(0, 2)).toEqual(["dashboard", "profile"]);
    expect(unique(labels)).toBe(true);
    expect(labels.filter((label) => !menu.includes(label))).toEqual([]);
  }
});

test("the fingerprint of unchanged data stays the same", () => {
  expect(referenceFingerprint()).toBe(referenceFingerprint());
});
