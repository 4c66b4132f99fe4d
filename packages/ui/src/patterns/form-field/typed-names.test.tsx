import { expectTypeOf, test } from "vitest";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import type { AppForm, FormValues } from "../form/use-app-form.ts";

type Values = { nextOfKin: { email: string }; sittings: { year: string }[] };

test("a field of a form's values takes their paths and no others", () => {
  type Name = TextFieldProps<FormValues<AppForm<Values>>>["name"];
  expectTypeOf<"nextOfKin.email">().toExtend<Name>();
  expectTypeOf<`sittings.${number}.year`>().toExtend<Name>();
  expectTypeOf<"nextOfKin.mail">().not.toExtend<Name>();
  expectTypeOf<string>().not.toExtend<Name>();
});

test("a field that several forms share takes any name", () => {
  expectTypeOf<string>().toExtend<TextFieldProps["name"]>();
});
