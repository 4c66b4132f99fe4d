import { openingSchema } from "@polyportal/domain/application/opening";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { prefillWords } from "@polyportal/domain/messages/prefill.words";
import type { OpeningKey } from "@polyportal/domain/programmes/programme";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { RrrField } from "@polyportal/ui/rrr-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import type { ReactNode } from "react";

type Props = {
  info: string;
  /** The number that is needed besides the RRR. */
  asks: OpeningKey;
  rrr: string;
  /** The RRR was entered already, so only the number is asked. */
  rrrKnown: boolean;
  onOpen: (rrr: string, key: string) => Promise<void>;
  failure: ReactNode;
  result: ReactNode;
};

const labels: Record<OpeningKey, string> = {
  jambNumber: applicationWords.jambNumber,
  regNumber: prefillWords.regNumber,
};

/** The sign-in of a programme that needs a number besides the RRR. */
export function KeyedSignIn({ info, asks, rrr, rrrKnown, onOpen, failure, result }: Props) {
  const form = useAppForm(openingSchema(asks), { rrr, key: "" });
  type Values = FormValues<typeof form>;
  return (
    <LookupForm
      title={applicationWords.login}
      info={info}
      submitLabel={applicationWords.login}
      form={form}
      onSubmit={(given) => onOpen(given.rrr, given.key)}
      failure={failure}
      result={result}
    >
      {!rrrKnown && <RrrField<Values> name="rrr" label={applicationWords.rrr} required />}
      <TextField<Values>
        name="key"
        label={labels[asks]}
        hint={asks === "regNumber" ? prefillWords.regNumberHint : undefined}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        clean={(typed) => typed.replaceAll(/\s/g, "")}
      />
    </LookupForm>
  );
}
