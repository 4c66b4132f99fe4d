import { applicantCodeSchema } from "@polyportal/domain/application/code";
import { applicantCodeMessages as messages } from "@polyportal/domain/messages/applicant-code";
import { applicationRecoveryWords as words } from "@polyportal/domain/messages/application-recovery.words";
import { Alert } from "@polyportal/ui/alert";
import { CodeEntry } from "../../app/code-entry.tsx";
import { useSchool } from "../../app/school.ts";

type Props = {
  /** Where the code was sent, in the server's words. */
  sent: string;
  /** Sends the code. Rejects with the field's error. */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
};

/** Asks for the code that proves that the mailbox is the applicant's. */
export function MailboxCode({ sent, onCode, onBack }: Props) {
  const { helpLine } = useSchool();
  return (
    <>
      <Alert status="info" live>
        {sent}
      </Alert>
      <CodeEntry
        schema={applicantCodeSchema}
        hint={messages.hint}
        submitLabel={words.codeSubmit}
        onCode={onCode}
        back={words.back}
        onBack={onBack}
      />
      <p className="text-ink-muted">{messages.cannotRead(helpLine)}</p>
    </>
  );
}
