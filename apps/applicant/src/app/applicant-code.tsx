import { applicantCodeSchema } from "@polyportal/domain/application/code";
import { applicantCodeMessages as messages } from "@polyportal/domain/messages/applicant-code";
import { CodeForm, type CodeFormProps } from "./code-form.tsx";
import { useSchool } from "./school.ts";

type Props = Pick<
  CodeFormProps,
  "title" | "submitLabel" | "sent" | "onCode" | "onAnother" | "failure"
>;

/** The second view of a page that a strange device opens: the code of the e-mail. */
export function ApplicantCode(props: Props) {
  const { helpLine } = useSchool();
  return (
    <CodeForm
      {...props}
      schema={applicantCodeSchema}
      hint={messages.hint}
      another={messages.another}
      noCode={messages.cannotRead(helpLine)}
    />
  );
}
