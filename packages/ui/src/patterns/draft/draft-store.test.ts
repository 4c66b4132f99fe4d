import { fc, test } from "@fast-check/vitest";
import { expect, vi } from "vitest";
import { overlay, readDraft, sameValues, withSecretsOf, writeDraft } from "./draft-store.ts";

const form = { town: "", kin: { phone: "", address: "" }, sittings: [{ examNumber: "" }] };

test("a draft fills the fields it knows and leaves the others", () => {
  expect(overlay(form, { town: "Ìbàdàn", kin: { phone: "0801" } })).toEqual({
    ...form,
    town: "Ìbàdàn",
    kin: { phone: "0801", address: "" },
  });
});

test("a list comes back whole, with the second sitting", () => {
  const sittings = [{ examNumber: "1" }, { examNumber: "2" }];
  expect(overlay(form, { sittings })).toEqual({ ...form, sittings });
});

test("a draft of another shape breaks nothing", () => {
  expect(overlay(form, { kin: "x", sittings: null, maidenName: "Ojo" })).toEqual(form);
  expect(overlay(form, { sittings: "x" })).toEqual(form);
  expect(overlay(form, null)).toEqual(form);
});

test("an amount may have been typed as text", () => {
  expect(overlay({ amount: 0 }, { amount: "15500" })).toEqual({ amount: "15500" });
});

test("secrets and files make no difference between two forms, and text is its number", () => {
  const values = { sittings: [{ examNumber: "1", cardPin: "1234" }], stateId: 5 };
  expect(sameValues(values, { sittings: [{ examNumber: "1", cardPin: "" }], stateId: "5" })).toBe(
    true,
  );
  expect(sameValues(values, { ...values, stateId: 6 })).toBe(false);
});

test("what comes from the device has the secrets that the page still has, and no others", () => {
  const here = { town: "Offa", sittings: [{ examNumber: "1", cardPin: "1234" }] };
  const there = { town: "Ilorin", sittings: [{ examNumber: "2", cardPin: "" }, { cardPin: "" }] };
  expect(withSecretsOf(here, there)).toEqual({
    town: "Ilorin",
    sittings: [{ examNumber: "2", cardPin: "1234" }, { cardPin: "" }],
  });
  expect(withSecretsOf(undefined, there)).toEqual(there);
});

/** Other values for every field of a form. */
const typedOver = (values: unknown): unknown => {
  if (Array.isArray(values)) return [...(values as unknown[]).map(typedOver), "one more"];
  if (typeof values !== "object" || values === null) return `typed over ${String(values)}`;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typedOver(value)]),
  );
};

const names = fc.constantFrom("a", "b", "town", "code", "cardPin");
const { shape } = fc.letrec((tie) => ({
  shape: fc.dictionary(names, tie("value"), { maxKeys: 4 }),
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>("", "Offa", 5, false),
    fc.array(fc.dictionary(names, fc.constant(""))),
    tie("shape"),
  ),
}));

test.prop([shape])(
  "of any form, a draft of its fields is read as it was typed, and nothing else with it",
  (values) => {
    const draft = typedOver(values);
    expect(overlay(values, draft)).toEqual(draft);
    expect(overlay(values, { ...(draft as object), left: "of an older form" })).toEqual(draft);
    // A draft of another shape is ignored, whatever fields it has.
    expect(overlay(values, {})).toEqual(values);
    expect(Object.keys(overlay(values, { town: { of: "x" } }) as object)).toEqual(
      Object.keys(values as object),
    );
  },
);

test("a text takes no parts", () => {
  expect(overlay({ town: "" }, { town: { name: "Offa" } })).toEqual({ town: "" });
});

test("a draft is forgotten once it is older than its form keeps it", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  try {
    const hour = 3_600_000;
    const values = { town: "Offa" };
    writeDraft("invoice:nd", { savedAt: Date.now() - hour, values });
    expect(readDraft("invoice:nd", 2 * hour)?.values).toEqual(values);
    expect(readDraft("invoice:nd")?.values).toEqual(values);
    expect(readDraft("invoice:nd", hour / 2)).toBeUndefined();
    expect(kept.size).toBe(0);
  } finally {
    vi.unstubAllGlobals();
  }
});
