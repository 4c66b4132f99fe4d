import type { Option } from "@polyportal/ui/option";
import { PhoneField } from "@polyportal/ui/phone-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";

/** Whom the school calls when it cannot reach the applicant. */
export function NextOfKinFields({ relationships }: { relationships: readonly Option[] }) {
  return (
    <>
      <TextField
        name="nextOfKin.fullName"
        label="Next of Kin's Full Name"
        required
        autoComplete="off"
      />
      <SelectField
        name="nextOfKin.relationshipId"
        label="Next of Kin's Relationship"
        required
        options={relationships}
      />
      <PhoneField
        name="nextOfKin.mobileNumber"
        label="Next of Kin's Mobile Number"
        required
        autoComplete="off"
      />
      <TextField
        name="nextOfKin.email"
        label="Next of Kin's Email"
        type="email"
        required
        autoComplete="off"
      />
      <TextareaField
        name="nextOfKin.address"
        label="Next of Kin's Address"
        required
        autoComplete="off"
      />
    </>
  );
}
