import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FieldPath } from "react-hook-form";
import { expect, expectTypeOf, test } from "vitest";
import type { AmountField } from "../amount-field/amount-field.tsx";
import type { CheckboxField } from "../checkbox-field/checkbox-field.tsx";
import type { ComboboxField } from "../combobox-field/combobox-field.tsx";
import type { BirthDateField } from "../date-field/birth-date-field.tsx";
import type { DateField } from "../date-field/date-field.tsx";
import type { DateRangeFieldProps } from "../date-range-field/date-range-field.tsx";
import type { FileField } from "../file-field/file-field.tsx";
import type { AppForm, FormValues } from "../form/use-app-form.ts";
import type { MultiComboboxField } from "../multi-combobox-field/multi-combobox-field.tsx";
import type { NumberField } from "../number-field/number-field.tsx";
import type { PasswordField } from "../password-field/password-field.tsx";
import type { PhoneField } from "../phone-field/phone-field.tsx";
import type { RadioField } from "../radio-field/radio-field.tsx";
import type { RrrField } from "../rrr-field/rrr-field.tsx";
import type { SearchComboboxField } from "../search-combobox-field/search-combobox-field.tsx";
import type { SelectField } from "../select-field/select-field.tsx";
import type { StarRatingField } from "../star-rating-field/star-rating-field.tsx";
import type { SwitchField } from "../switch-field/switch-field.tsx";
import type { TextField, TextFieldProps } from "../text-field/text-field.tsx";
import type { TextareaField } from "../textarea-field/textarea-field.tsx";
import type { YearRangeProps } from "../year-range/year-range.tsx";

type Values = { nextOfKin: { email: string }; sittings: { year: string }[] };
type Form = FormValues<AppForm<Values>>;

test("a field of a form's values takes their paths and no others", () => {
  type Name = TextFieldProps<Form>["name"];
  expectTypeOf<"nextOfKin.email">().toExtend<Name>();
  expectTypeOf<`sittings.${number}.year`>().toExtend<Name>();
  expectTypeOf<"nextOfKin.mail">().not.toExtend<Name>();
  expectTypeOf<string>().not.toExtend<Name>();
});

test("a field that several forms share takes any name", () => {
  expectTypeOf<string>().toExtend<TextFieldProps["name"]>();
});

/** `true` if the name is exactly a path of the form's values. */
type Typed<Name> = [Name, FieldPath<Form>] extends [FieldPath<Form>, Name] ? true : false;
type NameOf<Field extends (props: never) => unknown> = Typed<
  Parameters<Field>[0] extends { name: infer Name } ? Name : never
>;

/** Every exported field of a form. */
const fields = {
  "amount-field": true satisfies NameOf<typeof AmountField<Form>>,
  "birth-date-field": true satisfies NameOf<typeof BirthDateField<Form>>,
  "checkbox-field": true satisfies NameOf<typeof CheckboxField<Form>>,
  "combobox-field": true satisfies NameOf<typeof ComboboxField<Form>>,
  "date-field": true satisfies NameOf<typeof DateField<Form>>,
  "date-range-field": true satisfies Typed<DateRangeFieldProps<Form>["from" | "to"]["name"]>,
  "file-field": true satisfies NameOf<typeof FileField<Form>>,
  "multi-combobox-field": true satisfies NameOf<typeof MultiComboboxField<Form>>,
  "number-field": true satisfies NameOf<typeof NumberField<Form>>,
  "password-field": true satisfies NameOf<typeof PasswordField<Form>>,
  "phone-field": true satisfies NameOf<typeof PhoneField<Form>>,
  "radio-field": true satisfies NameOf<typeof RadioField<Form>>,
  "rrr-field": true satisfies NameOf<typeof RrrField<Form>>,
  "search-combobox-field": true satisfies NameOf<typeof SearchComboboxField<Form>>,
  "select-field": true satisfies NameOf<typeof SelectField<Form>>,
  "star-rating-field": true satisfies NameOf<typeof StarRatingField<Form>>,
  "switch-field": true satisfies NameOf<typeof SwitchField<Form>>,
  "text-field": true satisfies NameOf<typeof TextField<Form>>,
  "textarea-field": true satisfies NameOf<typeof TextareaField<Form>>,
  "year-range": true satisfies Typed<YearRangeProps<Form>["from" | "to"]["name"]>,
};

// A frame for any control, a read-only value that is never sent, and a photo with a name.
const inNoForm = ["form-field", "locked-field", "photo-field"];

test("every field that the package exports has its name from the form's values", async () => {
  const root = join(import.meta.dirname, "../../..");
  const manifest: unknown = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const { exports } = manifest as { exports: Record<string, string> };
  const exported = Object.keys(exports)
    .filter((path) => /-(field|range)$/.test(path))
    .map((path) => path.slice(2));
  expect(exported.sort()).toEqual([...Object.keys(fields), ...inNoForm].sort());
});
