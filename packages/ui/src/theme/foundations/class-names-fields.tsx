import { AmountField } from "../../patterns/amount-field/amount-field.tsx";
import { BirthDateField } from "../../patterns/date-field/birth-date-field.tsx";
import { ComboboxField } from "../../patterns/combobox-field/combobox-field.tsx";
import { DateField } from "../../patterns/date-field/date-field.tsx";
import { DateRangeField } from "../../patterns/date-range-field/date-range-field.tsx";
import { FileField } from "../../patterns/file-field/file-field.tsx";
import { LockedField } from "../../patterns/locked-field/locked-field.tsx";
import { NumberField } from "../../patterns/number-field/number-field.tsx";
import { OLevelEditor } from "../../patterns/o-level-editor/o-level-editor.tsx";
import { PhotoField } from "../../patterns/photo-field/photo-field.tsx";
import { RrrField } from "../../patterns/rrr-field/rrr-field.tsx";
import { SearchComboboxField } from "../../patterns/search-combobox-field/search-combobox-field.tsx";
import { StarRatingField } from "../../patterns/star-rating-field/star-rating-field.tsx";
import { TextField } from "../../patterns/text-field/text-field.tsx";
import { TextareaField } from "../../patterns/textarea-field/textarea-field.tsx";
import { Form, FormActions } from "../../patterns/form/form.tsx";
import { FormPage } from "../../patterns/form/form-page.tsx";
import { useAppForm } from "../../patterns/form/use-app-form.ts";
import { YearRange } from "../../patterns/year-range/year-range.tsx";
import { values } from "./class-names-samples.ts";

const nothing = () => {};

/** Fields need a form around them; a form takes classes, too. */
export function Fields(handed: { className: string }) {
  const form = useAppForm(values, { name: "", age: "", address: "", first: "", last: "" });
  return (
    <>
      <Form form={form} onSubmit={nothing}>
        <TextField name="name" label="Name" {...handed} />
        <AmountField name="age" label="Amount" {...handed} />
        <RrrField name="age" label="RRR" {...handed} />
        <NumberField name="age" label="Age" {...handed} />
        <DateRangeField
          label="Session"
          from={{ name: "first", label: "First day" }}
          to={{ name: "last", label: "Last day" }}
          {...handed}
        />
        <TextareaField name="address" label="Address" {...handed} />
        <ComboboxField name="name" label="State" options={[]} {...handed} />
        <SearchComboboxField
          name="name"
          label="Course"
          loadOptions={() => Promise.reject(new Error("not asked"))}
          {...handed}
        />
        <DateField name="first" label="Day" {...handed} />
        <BirthDateField name="first" label="Birthday" {...handed} />
        <StarRatingField name="age" label="Stars" {...handed} />
        <FileField
          name="name"
          label="Result"
          onUpload={async () => ""}
          onRemove={async () => {}}
          {...handed}
        />
        <YearRange
          from={{ name: "first", label: "From" }}
          to={{ name: "last", label: "To" }}
          years={[]}
          {...handed}
        />
        <PhotoField fullName="Ngozi" onPhoto={nothing} {...handed} />
        <OLevelEditor lists={{ types: [], subjects: [], grades: [], years: [] }} {...handed} />
        <LockedField label="Session" value="2026/2027" {...handed} />
        <FormActions {...handed}>{null}</FormActions>
      </Form>
      <Form form={form} onSubmit={nothing} {...handed}>
        {null}
      </Form>
      <FormPage form={form} title="Name" submitLabel="Save" onSubmit={nothing} {...handed}>
        {null}
      </FormPage>
    </>
  );
}
