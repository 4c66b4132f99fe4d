import { bursaryCollectionWords as words } from "@polyportal/domain/messages/bursary-collection.words";
import { payerKinds, type PayerKind } from "@polyportal/domain/sundry/charges";
import { PhoneField } from "@polyportal/ui/phone-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { TextField } from "@polyportal/ui/text-field";
import { useWatch } from "react-hook-form";

const numbers = {
  student: words.matricNumber,
  applicant: words.applicationNumber,
} as const;

/** For whom it is paid: a number that the school knows, or a name with where to write to. */
export function PayerFields() {
  const kind: PayerKind = useWatch({ name: "payerKind" });
  return (
    <>
      <RadioField
        name="payerKind"
        label={words.payer}
        required
        options={payerKinds.map((value) => ({ value, label: words.payers[value] }))}
      />
      {kind === "other" ? (
        <>
          <TextField
            name="lastname"
            label={words.surname}
            hint={words.nameHint}
            autoComplete="family-name"
            required
          />
          <TextField name="firstname" label={words.firstname} autoComplete="given-name" required />
          <PhoneField name="mobileNumber" label={words.mobileNumber} required />
          <TextField name="email" label={words.email} type="email" autoComplete="email" required />
        </>
      ) : (
        <TextField
          key={kind}
          name="number"
          label={numbers[kind]}
          hint={words.numberHint}
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
      )}
    </>
  );
}
