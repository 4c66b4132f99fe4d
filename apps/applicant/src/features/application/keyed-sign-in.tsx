import { openingSchema } from "@polyportal/domain/application/opening";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { RrrField } from "@polyportal/ui/rrr-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import type { ReactNode } from "react";

type Props = {
  info: string;
  rrr: string;
  /** Where the RRR was entered and is right, JAMB's number alone is asked. */
  rrrKnown: boolean;
  onOpen: (given: { rrr: string; jambNumber: string }) => Promise<void>;
  failure: ReactNode;
  result: ReactNode;
};

/** The sign-in of a programme that asks JAMB's number besides the RRR. */
export function KeyedSignIn({ info, rrr, rrrKnown, onOpen, failure, result }: Props) {
  const form = useAppForm(openingSchema, { rrr, jambNumber: "" });
  type Values = FormValues<typeof form>;
  return (
    <LookupForm
      title={applicationWords.login}
      info={info}
      submitLabel={applicationWords.login}
      form={form}
      onSubmit={onOpen}
      failure={failure}
      result={result}
    >
      {!rrrKnown && <RrrField<Values> name="rrr" label={applicationWords.rrr} required />}
      <TextField<Values>
        name="jambNumber"
        label={applicationWords.jambNumber}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        clean={(typed) => typed.replaceAll(/\s/g, "")}
      />
    </LookupForm>
  );
}
