import { expect, test } from "vitest";
import { overlay, sameValues, withSecretsOf } from "./draft-store.ts";

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
