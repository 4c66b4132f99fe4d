import { asked } from "@polyportal/domain/application/fields/apply";
import { entriesOf, yesNo } from "@polyportal/domain/application/fields/choices";
import { schoolYears } from "@polyportal/domain/application/years";
import type { Answers, Field, PlainField, SchoolList } from "@polyportal/domain/programmes/field";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { ComboboxField, type ComboboxFieldProps } from "@polyportal/ui/combobox-field";
import { NumberField } from "@polyportal/ui/number-field";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PhoneField } from "@polyportal/ui/phone-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { Suspense } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { lazyPart } from "../../app/lazy-part.ts";
import { ChoiceField, useChoices } from "./choices.tsx";

// Loaded with sections that have rows. No form starts with one.
const Rows = lazyPart(async () => (await import("./rows.tsx")).Rows);

type Props = {
  fields: readonly Field[];
  /** The answers of other sections. */
  others: Answers;
  /** The path of the answers in the form's values. */
  at?: string;
};

/** A step's fields that are asked, given the answers. */
export function DescribedFields({ fields, others, at = "answers" }: Props) {
  const { control } = useFormContext();
  const answers: Answers | undefined = useWatch({ control, name: at });
  return asked(fields, answers ?? {}, others).map((field) =>
    field.type === "rows" ? (
      <Suspense key={field.id} fallback={<PageLoader />}>
        <Rows field={field} name={`${at}.${field.id}`} known={{ ...others, ...answers }} />
      </Suspense>
    ) : (
      <Plain key={field.id} field={field} at={at} others={others} />
    ),
  );
}

/** A list with more entries is searchable. */
const mostInSight = 10;

/** The other answer that this field's options depend on: the start of a range, or the list to use. */
function dependsOn(field: PlainField): string {
  if (field.type === "year" && field.notBefore !== undefined) return field.notBefore;
  return field.type === "choice" && "by" in field.options ? field.options.by : field.id;
}

type PlainProps = Required<Pick<Props, "others" | "at">> & { field: PlainField };

function Plain({ field, at, others }: PlainProps) {
  const { control } = useFormContext();
  const { label } = field;
  const name = `${at}.${field.id}`;
  const from: unknown = useWatch({ control, name: `${at}.${dependsOn(field)}` });
  const required = field.required !== undefined;
  if (field.type === "tick") {
    return <CheckboxField name={name} label={label} required={required} />;
  }
  const one = { name, label, hint: field.hint, required };
  switch (field.type) {
    case "text":
      return field.rule === "phone" ? (
        <PhoneField {...one} autoComplete="off" />
      ) : (
        <TextField {...one} type={field.rule === "email" ? "email" : "text"} autoComplete="off" />
      );
    case "area":
      return <TextareaField {...one} autoComplete="off" />;
    case "number":
      return <NumberField {...one} decimals={field.decimals > 0} />;
    case "year": {
      const years = schoolYears().filter(
        (year) => field.notBefore === undefined || year >= String(from),
      );
      return <SelectField {...one} options={years.map((year) => ({ value: year, label: year }))} />;
    }
    case "choice": {
      if ("list" in field.options) {
        const { list, of } = field.options;
        return <ListedField {...one} list={list} of={of && Number(others[of])} />;
      }
      const options =
        "by" in field.options
          ? entriesOf(field, { [field.options.by]: String(from) })
          : field.options;
      return options.length > mostInSight ? (
        <ComboboxField {...one} options={options} />
      ) : (
        <SelectField {...one} options={options} />
      );
    }
    case "yes-no":
      return <RadioField {...one} options={yesNo} />;
  }
}

type ListedProps = Pick<ComboboxFieldProps, "name" | "label" | "hint" | "required"> & {
  list: SchoolList;
  /** The list's owner: the department's id. */
  of: number | string | undefined;
};

/** A field whose options come from a list of the school. */
function ListedField({ list, of, ...field }: ListedProps) {
  const { options, ...choices } = useChoices("listEnum", of ? { list, of } : { list });
  const byName = options.map(({ label }) => ({ value: label, label }));
  return <ChoiceField {...field} choices={{ ...choices, options: byName }} />;
}
