import { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { applicationRecoverySchema } from "@polyportal/domain/application/application-recovery";
import { datePart } from "@polyportal/domain/format/date";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { applicationRecoveryWords as words } from "@polyportal/domain/messages/application-recovery.words";
import { latestBirthDate } from "@polyportal/domain/person/age";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Alert } from "@polyportal/ui/alert";
import { BirthDateField } from "@polyportal/ui/birth-date-field";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useEffect, useRef, useState } from "react";
import { MailboxCode } from "./mailbox-code.tsx";
import { RecoverableApplications } from "./recoverable-applications.tsx";
import type { Recoverable } from "./recoverable.ts";

type Props = { programme: Programme; record: ApplicationRecord };

/** Asks for the birthday and, if this device has not proved the mailbox, a code sent by e-mail. */
export function FindRecoverable({ programme, record }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutateAsync } = useOperation("findOwnForms");
  const [dateOfBirth, setDateOfBirth] = useState("");
  const [sent, setSent] = useState<string>();
  const [forms, setForms] = useState<readonly Recoverable[]>();
  const [failure, setFailure] = useState<string>();

  // The new content replaces the focused element.
  const focus = () => heading.current?.focus();
  useEffect(focus, [sent, forms]);

  const find = async (birth: string, code?: string) => {
    setFailure(undefined);
    setDateOfBirth(birth);
    try {
      const found = await mutateAsync({
        ...programme.api,
        dateOfBirth: birth,
        ...(code !== undefined && { code }),
      });
      setForms(found.forms);
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error;
      if (error.code === "applicant_code_needed") setSent(error.message);
      else setFailure(error.message);
    }
  };

  return (
    <section aria-labelledby="answers" className="grid gap-3">
      <h2 id="answers" ref={heading} tabIndex={-1} className="text-22 font-semibold">
        {words.title}
      </h2>
      {failure !== undefined && (
        <Alert status="fail" live>
          {failure}
        </Alert>
      )}
      {forms ? (
        <RecoverableApplications {...{ programme, record, forms, dateOfBirth }} onCopied={focus} />
      ) : sent === undefined ? (
        <Birthday record={record} onBirthday={(birth) => find(birth)} />
      ) : (
        <MailboxCode
          sent={sent}
          onCode={(code) => find(dateOfBirth, code)}
          onBack={() => setSent(undefined)}
        />
      )}
    </section>
  );
}

function Birthday({
  record,
  onBirthday,
}: Pick<Props, "record"> & { onBirthday: (birth: string) => Promise<void> }) {
  const [latestBirth] = useState(() => latestBirthDate(new Date().toISOString()));
  const form = useAppForm(applicationRecoverySchema, { dateOfBirth: datePart(record.dateOfBirth) });
  type Values = FormValues<typeof form>;
  return (
    <>
      <p>{words.lead}</p>
      <Form form={form} onSubmit={(values) => onBirthday(values.dateOfBirth)}>
        <BirthDateField<Values>
          name="dateOfBirth"
          label={applicationWords.dateOfBirth}
          max={latestBirth}
          required
        />
        <FormActions>
          <SubmitButton>{words.find}</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
