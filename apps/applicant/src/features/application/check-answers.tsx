import { ApiError } from "@polyportal/api-client/client/api-error";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { filesOf } from "@polyportal/domain/application/documents";
import { sendMessages } from "@polyportal/domain/messages/send";
import { Alert } from "@polyportal/ui/alert";
import { AnswerList } from "@polyportal/ui/answer-list";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { useSchool } from "../../app/school.ts";
import { checkRows } from "./check-rows.ts";
import { changeHash, type SectionProps } from "./section.ts";

/** Everything read back, each value with its way to change it, and the sending of it all. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync, isPending } = useOperation("sendApplication");
  const [refusal, setRefusal] = useState<ApiError>();
  const { helpLine } = useSchool();

  const send = async () => {
    setRefusal(undefined);
    try {
      const { applicantId, savedAt } = record;
      const read = { seen: savedAt, files: filesOf(record) };
      await mutateAsync({ ...programme.api, applicantId, ...read });
      toast({ ...sendMessages.sent, tone: "success" });
      flow.onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (flow.onRefused(error)) return;
      setRefusal(error);
    }
  };

  return (
    <div className="grid gap-8">
      <p>{sendMessages.lead}</p>
      <AnswerList
        title={sendMessages.person}
        answers={[
          { label: "Surname", value: record.lastname },
          { label: "First Name", value: record.firstname },
          { label: "Middle Name", value: record.middlename },
          { label: "Email", value: record.email },
        ]}
      >
        <p className="text-ink-muted">{sendMessages.fixedNames(helpLine)}</p>
      </AnswerList>
      {programme.steps.map(({ kind, title }, index) => (
        <AnswerList
          key={kind}
          title={title}
          answers={checkRows(kind, record, programme).map(({ field, label, value }) => ({
            label,
            value,
            changeHref: `#${changeHash(index, field)}`,
          }))}
        />
      ))}
      <Alert tone="warning" title={sendMessages.finalTitle}>
        {sendMessages.final}
      </Alert>
      {refusal && (
        <Alert tone="fail" title={sendMessages.notSent} live>
          {refusal.message}
        </Alert>
      )}
      <Button
        className="justify-self-start max-sm:w-full"
        loading={isPending}
        onClick={() => void send()}
      >
        {sendMessages.send}
      </Button>
    </div>
  );
}
