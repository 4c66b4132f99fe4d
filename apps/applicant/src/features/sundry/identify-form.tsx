import type { Input } from "@polyportal/api-client/client/client";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { graduateSchema } from "@polyportal/domain/sundry/transcript-forms";
import { BirthDateField } from "@polyportal/ui/birth-date-field";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import type { ReactNode } from "react";

type Props = {
  onSubmit: (input: Input<"identifyGraduate">) => Promise<void>;
  /** Why nothing was sent. */
  failure: ReactNode;
};

/** Who orders transcripts, as the records know a graduate. */
export function IdentifyForm({ onSubmit, failure }: Props) {
  const form = useAppForm(graduateSchema, {
    matricNumber: "",
    surname: "",
    dateOfBirth: "",
    year: "",
  });
  type Values = FormValues<typeof form>;
  return (
    <LookupForm
      title={words.title}
      info={words.info}
      submitLabel={words.sendCode}
      form={form}
      onSubmit={onSubmit}
      failure={failure}
    >
      <TextField<Values>
        name="matricNumber"
        label={words.matricNumber}
        required
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField<Values> name="surname" label={words.surname} autoComplete="family-name" required />
      <BirthDateField<Values> name="dateOfBirth" label={words.dateOfBirth} required />
      <TextField<Values>
        name="year"
        label={words.year}
        hint={words.yearHint}
        inputMode="numeric"
        className="max-w-32 tabular-nums"
        required
      />
    </LookupForm>
  );
}
