import { identityCardWords } from "@polyportal/domain/messages/identity-card.words";
import { paymentHistoryMessages } from "@polyportal/domain/messages/payment-history";
import { transcriptMessages } from "@polyportal/domain/messages/transcript";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { historyCodeSchema } from "@polyportal/domain/sundry/history-code";
import { Button } from "@polyportal/ui/button";
import { CodeForm, type CodeFormProps } from "../../app/code-form.tsx";
import { useSchool } from "../../app/school.ts";

type Props = Pick<CodeFormProps, "onCode" | "onAnother" | "failure"> & {
  /** Leads to the form for an identity card. */
  onCard: () => void;
};

/** The code that a graduate was sent, if who was named is on record. */
export function GraduateCode({ onCard, ...props }: Props) {
  const { helpLine } = useSchool();
  return (
    <CodeForm
      {...props}
      title={words.title}
      submitLabel={words.goOn}
      sent={transcriptMessages.codeSent}
      schema={historyCodeSchema}
      hint={paymentHistoryMessages.codeHint}
      another={words.another}
      noCode={
        <>
          {words.noCode(helpLine)}{" "}
          <Button variant="quiet" onClick={onCard}>
            {identityCardWords.open}
          </Button>
        </>
      }
    />
  );
}
