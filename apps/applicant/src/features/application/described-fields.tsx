import { asked, countOf, emptyRow } from "@polyportal/domain/application/fields/apply";
import { entriesOf, yesNo } from "@polyportal/domain/application/fields/choices";
import { schoolYears } from "@polyportal/domain/application/years";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { moveRowUp } from "@polyportal/domain/messages/ordered-rows";
import type {
  Answers,
  Field,
  PlainField,
  Row,
  RowsField,
  SchoolList,
} from "@polyportal/domain/programmes/field";
import { Button } from "@polyportal/ui/button";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { ComboboxField, type ComboboxFieldProps } from "@polyportal/ui/combobox-field";
import { NumberField } from "@polyportal/ui/number-field";
import { PhoneField } from "@polyportal/ui/phone-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceField, useChoices } from "./choices.tsx";
import { FormGroup } from "./form-group.tsx";

/** The rules of what these ask. */
export { answersSchema } from "@polyportal/domain/application/fields/schema";

type Props = {
  fields: readonly Field[];
  /** What other sections were answered. */
  others: Answers;
  /** Where the form keeps the answers. */
  at?: string;
};

/** Fields that are data, those that are asked of who answers so. */
export function DescribedFields({ fields, others, at = "answers" }: Props) {
  const { control } = useFormContext();
  const answers: Answers | undefined = useWatch({ control, name: at });
  return asked(fields, answers ?? {}, others).map((field) =>
    field.type === "rows" ? (
      <Rows
        key={field.id}
        field={field}
        name={`${at}.${field.id}`}
        known={{ ...others, ...answers }}
      />
    ) : (
      <Plain key={field.id} field={field} at={at} others={others} />
    ),
  );
}

/** More than this is a list to search in. */
const mostInSight = 10;

/** Another answer of the same form that says what a field offers: where a span began, which list it is. */
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
  /** What the list is of: the department's id. */
  of: number | string | undefined;
};

/** One of a list of the school's, by its name. */
function ListedField({ list, of, ...field }: ListedProps) {
  const { options, ...choices } = useChoices("listEnum", of ? { list, of } : { list });
  const byName = options.map(({ label }) => ({ value: label, label }));
  return <ChoiceField {...field} choices={{ ...choices, options: byName }} />;
}

/** Rows of fields, each under its number, with a way to add one and to take one away. */
function Rows({ field, name, known }: { field: RowsField; name: string; known: Answers }) {
  const { control, getValues, setValue, setFocus, clearErrors } = useFormContext();
  const { each, fields, label } = field;
  const min = countOf(field.min, known);
  const max = countOf(field.max, known);
  const count: number = useWatch({
    control,
    name,
    // The number alone, so that typing in a row does not draw the others anew.
    compute: (rows: readonly Row[] | undefined) => Math.max(rows?.length ?? 0, min),
  });
  const change = (rows: readonly Row[]) => {
    clearErrors(name);
    setValue(name, rows, { shouldDirty: true });
  };
  const rowsNow = (): readonly Row[] => {
    const rows: readonly Row[] = getValues(name) ?? [];
    return rows.length < count
      ? Array.from({ length: count }, (_, at) => rows[at] ?? emptyRow(fields))
      : rows;
  };
  const moveUp = (index: number) => {
    const rows = [...rowsNow()];
    rows.splice(index - 1, 0, ...rows.splice(index, 1));
    change(rows);
    // To the row where it stands now: it is moved on, or read again, from there.
    const [first] = fields;
    if (first) setFocus(`${name}.${index - 1}.${first.id}`);
  };
  return (
    <FormGroup title={label}>
      {Array.from({ length: count }, (_, index) => (
        // What a row is called follows from its place, and so do its fields' names.
        <FormGroup key={index} title={applicationWords.rowNumber(each, index + 1)}>
          <DescribedFields fields={fields} others={{}} at={`${name}.${index}`} />
          {index > 0 && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => moveUp(index)}
            >
              {moveRowUp(each, index + 1)}
            </Button>
          )}
          {count > min && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => change(rowsNow().filter((__, at) => at !== index))}
            >
              {applicationWords.removeRow(each, index + 1)}
            </Button>
          )}
        </FormGroup>
      ))}
      {count < max && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => change([...rowsNow(), emptyRow(fields)])}
        >
          {applicationWords.addRow(each)}
        </Button>
      )}
    </FormGroup>
  );
}
