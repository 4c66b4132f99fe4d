import { personalSchema } from "@polyportal/domain/application/steps/personal/schema";
import { nd } from "@polyportal/domain/programmes/nd";
import { expect, test } from "vitest";
import { personalDefaults } from "./defaults.ts";
import { fullRecord } from "../../testing/record.ts";
import { askingLga } from "./asking-lga.ts";

const saved = personalDefaults(fullRecord(nd));

const messages = async (values: unknown, lgas: readonly unknown[] | undefined) => {
  const schema = askingLga(personalSchema, () => lgas);
  const { issues } = await schema["~standard"].validate(values);
  return (issues ?? []).map(({ message }) => message);
};

test("a state with LGAs asks for one", async () => {
  expect(await messages({ ...saved, lgaId: "" }, ["Afijio"])).toEqual(["please select your LGA"]);
  expect(await messages(saved, ["Afijio"])).toEqual([]);
});

test("a state without LGAs asks for none", async () => {
  expect(await messages({ ...saved, lgaId: "" }, [])).toEqual([]);
});

test("a list that has not arrived leaves the question to the server", async () => {
  expect(await messages({ ...saved, lgaId: "" }, undefined)).toEqual([]);
});

test("the LGA is asked beside everything else that is missing", async () => {
  expect(await messages({ ...saved, town: "", lgaId: "" }, ["Afijio"])).toEqual([
    "please enter your town",
    "please select your LGA",
  ]);
});
