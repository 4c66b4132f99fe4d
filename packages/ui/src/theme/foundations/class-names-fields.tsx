import { AmountField } from "../../patterns/amount-field/amount-field.tsx";
import { BirthDateField } from "../../patterns/date-field/birth-date-field.tsx";
import { ComboboxField } from "../../patterns/combobox-field/combobox-field.tsx";
import { DateField } from "../../patterns/date-field/date-field.tsx";
import { DateRangeField } from "../../patterns/date-range-field/date-range-field.tsx";
import { FileField } from "../../patterns/file-field/file-field.tsx";
import { LockedField } from "../../patterns/locked-field/locked-field.tsx";
import { NumberField } from "../../patterns/number-field/number-field.tsx";
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
export function Fields({ className }: { className: string }) {
  const form = useAppForm(values, { name: "", age: "", address: "", first: "", last: "" });
  return (
    <>
      <Form form={form} onSubmit={nothing}>
        <TextField name="name" label="Name" className={className} />
        <AmountField name="age" label="Amount" className={className} />
        <RrrField name="age" label="RRR" className={className} />
        <NumberField name="age" label="Age" className={className} />
        <DateRangeField
          label="Session"
          from={{ name: "first", label: "First day" }}
          to={{ name: "last", label: "Last day" }}
          className={className}
        />
        <TextareaField name="address" label="Address" className={className} />
        <ComboboxField name="name" label="State" options={[]} className={className} />
        <SearchComboboxField
          name="name"
          label="Course"
          loadOptions={() => Promise.reject(new Error("not asked"))}
          className={className}
        />
        <DateField name="first" label="Day" className={className} />
        <BirthDateField name="first" label="Birthday" className={className} />
        <StarRatingField name="age" label="Stars" className={className} />
        <FileField
          name="name"
          label="Result"
          onUpload={async () => ""}
          onRemove={async () => {}}
          className={className}
        />
        <YearRange
          from={{ name: "first", label: "From" }}
          to={{ name: "last", label: "To" }}
          years={[]}
          className={className}
        />
        <PhotoField fullName="Ngozi" onPhoto={nothing} className={className} />
        <LockedField label="Session" value="2026/2027" className={className} />
        <FormActions className={className}>{null}</FormActions>
      </Form>
      <Form form={form} onSubmit={nothing} className={className}>
        {null}
      </Form>
      <FormPage
        form={form}
        title="Name"
        submitLabel="Save"
        onSubmit={nothing}
        className={className}
      >
        {null}
      </FormPage>
    </>
  );
}
