import { personName } from "@polyportal/domain/validation/primitives";
import { FormPage } from "@polyportal/ui/form-page";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import * as z from "zod/mini";

// In the product the schema stands in domain, beside the noun's other rules.
const hostelSchema = z.object({
  name: personName("please enter the hostel's name"),
  gender: z.string().check(z.minLength(1, "please select who may live there")),
});

type Hostel = z.infer<typeof hostelSchema>;

/** A form page: schema, fields, one button. `save` is the page's operation. */
export function FormExample({ save }: { save: (hostel: Hostel) => Promise<void> }) {
  const form = useAppForm(hostelSchema, { name: "", gender: "" });
  type Values = FormValues<typeof form>;
  return (
    <FormPage
      form={form}
      title="New hostel"
      submitLabel="Save hostel"
      warnUnsaved
      onSubmit={async (hostel) => {
        await save(hostel);
        toast({ title: "Saved", body: `${hostel.name} was added.`, status: "success" });
      }}
    >
      <TextField<Values> name="name" label="Name" hint="As it stands over the door." required />
      <SelectField<Values>
        name="gender"
        label="Who may live there"
        required
        options={[
          { value: "female", label: "Women" },
          { value: "male", label: "Men" },
        ]}
      />
    </FormPage>
  );
}
