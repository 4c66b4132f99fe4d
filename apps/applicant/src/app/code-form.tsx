import { applicantCodeMessages as messages } from "@polyportal/domain/messages/applicant-code";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import type { FormSchema } from "@polyportal/ui/use-app-form";
import type { ReactNode } from "react";
import { CodeEntry } from "./code-entry.tsx";
import { useFocusedHeading } from "./focused-heading.ts";
import { useSchool } from "./school.ts";

/** Where a rehearsal shows what it would have sent. */
const keptMessages = "/api/dev/mail";

export type CodeFormProps = {
  title: string;
  submitLabel: string;
  /** Where the code has gone, in the server's words. */
  sent: string;
  /** How the code is read. */
  schema: FormSchema<{ code: string }, { code: string }>;
  /** What a code looks like. */
  hint: string;
  /** On the button that leads back. */
  another: string;
  /** What to do without the e-mail. */
  noCode: ReactNode;
  /** Sends the code; rejects with what belongs to the field. */
  onCode: (code: string) => Promise<void>;
  onAnother: () => void;
  /** Why nothing opened. */
  failure: ReactNode;
};

/** The second view of a page that asks for the code of an e-mail. */
export function CodeForm(props: CodeFormProps) {
  const heading = useFocusedHeading();
  const { messagesShown } = useSchool();
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle ref={heading}>{props.title}</PageTitle>
      <Alert status="info">{props.sent}</Alert>
      {messagesShown && (
        <p>
          {messages.rehearsal} <Link href={keptMessages}>{messages.rehearsalLink}</Link>
        </p>
      )}
      {props.failure}
      <CodeEntry
        schema={props.schema}
        hint={props.hint}
        submitLabel={props.submitLabel}
        onCode={props.onCode}
        back={props.another}
        onBack={props.onAnother}
      />
      <p className="text-ink-muted">{props.noCode}</p>
    </div>
  );
}
