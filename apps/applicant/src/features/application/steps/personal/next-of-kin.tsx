import type { Option } from "@polyportal/ui/option";
import { PhoneField } from "@polyportal/ui/phone-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { applicationWords } from "@polyportal/domain/messages/application.words";

/** Whom the school contacts if it cannot reach the applicant. */
export function NextOfKinFields({ relationships }: { relationships: readonly Option[] }) {
  return (
    <>
      <TextField
        name="nextOfKin.fullName"
        label={applicationWords.kinFullName}
        required
        autoComplete="off"
      />
      <SelectField
        name="nextOfKin.relationshipId"
        label={applicationWords.kinRelationship}
        required
        options={relationships}
      />
      <PhoneField
        name="nextOfKin.mobileNumber"
        label={applicationWords.kinMobileNumber}
        required
        autoComplete="off"
      />
      <TextField
        name="nextOfKin.email"
        label={applicationWords.kinEmail}
        type="email"
        required
        autoComplete="off"
      />
      <TextareaField
        name="nextOfKin.address"
        label={applicationWords.kinAddress}
        required
        autoComplete="off"
      />
    </>
  );
}
