import type { Option } from "@polyportal/ui/option";
import { PhoneField } from "@polyportal/ui/phone-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import type { applicationWords } from "@polyportal/domain/messages/application.words";

type Props = {
  words: typeof applicationWords.kin | typeof applicationWords.sponsor;
  relationships: readonly Option[];
};

/** Whom the school calls when it cannot reach the applicant, or whoever pays. */
export function NextOfKinFields({ words, relationships }: Props) {
  return (
    <>
      <TextField name="nextOfKin.fullName" label={words.fullName} required autoComplete="off" />
      <SelectField
        name="nextOfKin.relationshipId"
        label={words.relationship}
        required
        options={relationships}
      />
      <PhoneField
        name="nextOfKin.mobileNumber"
        label={words.mobileNumber}
        required
        autoComplete="off"
      />
      <TextField
        name="nextOfKin.email"
        label={words.email}
        type="email"
        required
        autoComplete="off"
      />
      <TextareaField name="nextOfKin.address" label={words.address} required autoComplete="off" />
    </>
  );
}
