import { schemaOf } from "@polyportal/domain/application/steps/programme/schema";
import { expect, test } from "vitest";
import { askingOption } from "./asking-option.ts";

const schema = schemaOf({ kind: "programme", title: "", asks: ["option"] });
const chosen = { facultyId: 2, departmentId: 5, departmentOptionId: "" };

const messages = async (values: unknown, options: readonly unknown[] | undefined) => {
  const { issues } = await askingOption(schema, () => options)["~standard"].validate(values);
  return (issues ?? []).map(({ message }) => message);
};

test("a department that has options asks for one", async () => {
  expect(await messages(chosen, ["Software"])).toEqual(["please select your option"]);
  expect(await messages({ ...chosen, departmentOptionId: 9 }, ["Software"])).toEqual([]);
});

test("a department without options asks for none, and a list that has not arrived leaves it to the server", async () => {
  expect(await messages(chosen, [])).toEqual([]);
  expect(await messages(chosen, undefined)).toEqual([]);
});

test("the option is asked beside everything else that is missing", async () => {
  expect(await messages({ ...chosen, facultyId: "" }, ["Software"])).toEqual([
    "please select your choice of school",
    "please select your option",
  ]);
});
