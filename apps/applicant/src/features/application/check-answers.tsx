import { ApiError } from "@polyportal/api-client/client/api-error";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { filesOf } from "@polyportal/domain/application/steps/documents/documents";
import { idOf, stepHash, stepsFor } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { isPrefilled } from "@polyportal/domain/application/prefilled-answers";
import { choiceWords } from "@polyportal/domain/messages/further";
import { sendMessages } from "@polyportal/domain/messages/send";
import { awardName } from "@polyportal/domain/programmes/award-name";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Alert } from "@polyportal/ui/alert";
import { AnswerList } from "@polyportal/ui/answer-list";
import { Button } from "@polyportal/ui/button";
import { hasDrafts, removeDrafts } from "@polyportal/ui/draft-store";
import { Link } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useSchool } from "../../app/school.ts";
import { checkRows } from "./steps/check-rows.ts";
import { useWhole } from "./opened.tsx";
import { changeHash, type SectionProps } from "./section.ts";

// Loaded later: no page starts with its API call.
const Unmet = lazyPart(async () => (await import("./unmet.tsx")).Unmet);

/** Shows all answers, each with a link to change it, and sends the application. */
export function Section({ programme: outline, record, flow }: SectionProps) {
  const programme = useWhole(outline);
  const { mutateAsync, isPending } = useOperation("sendApplication");
  const [refusal, setRefusal] = useState<ApiError>();
  const { helpLine } = useSchool();
  const unsaved = useUnsaved(programme, record);
  const alert = useRef<HTMLDivElement>(null);

  const send = async () => {
    // Sending is final: first the person decides about text that was not saved.
    if (unsaved.any()) {
      alert.current?.focus();
      return;
    }
    setRefusal(undefined);
    try {
      const { applicantId, savedAt } = record;
      const read = { seen: savedAt, files: filesOf(record) };
      await mutateAsync({ ...programme.api, applicantId, ...read });
      toast({ ...sendMessages.sent, status: "success" });
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
      {unsaved.sections.length > 0 && (
        <div ref={alert} tabIndex={-1}>
          <Alert status="warning" title={sendMessages.unsaved.title}>
            <p>{sendMessages.unsaved.body}</p>
            <ul className="mt-3 list-disc ps-5">
              {unsaved.sections.map(({ hash, title }) => (
                <li key={hash}>
                  <Link href={`#${hash}`} className="ui-alone">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            <Button variant="secondary" className="mt-3" onClick={unsaved.drop}>
              {sendMessages.unsaved.drop}
            </Button>
          </Alert>
        </div>
      )}
      <AnswerList
        title={sendMessages.person}
        answers={[
          { label: applicationWords.surname, value: record.lastname },
          { label: applicationWords.firstName, value: record.firstname },
          { label: applicationWords.middleName, value: record.middlename },
          { label: applicationWords.email, value: record.email },
          ...(programme.awards
            ? [{ label: choiceWords.award, value: awardName(programme, record.answers) }]
            : []),
        ]}
      >
        <p className="text-ink-muted">{sendMessages.fixedNames(helpLine)}</p>
      </AnswerList>
      {stepsFor(programme, record.answers).map((step) => {
        const rows = checkRows(step, record, programme);
        return (
          <AnswerList
            key={idOf(step)}
            title={step.title}
            answers={rows.map(({ field, label, value }) => ({
              label,
              value,
              // Values that the school knows cannot be changed.
              changeHref: isPrefilled(record, field)
                ? undefined
                : `#${changeHash(programme, idOf(step), field)}`,
            }))}
          >
            {rows.some(({ field }) => isPrefilled(record, field)) && (
              <p className="text-ink-muted">{sendMessages.prefilled}</p>
            )}
          </AnswerList>
        );
      })}
      {/* The requirements that are not met are shown before sending. */}
      <Suspense fallback={<PageLoader />}>
        <Unmet programme={programme}>
          <Alert status="warning" title={sendMessages.finalTitle}>
            {sendMessages.final}
          </Alert>
          {refusal && (
            <Alert status="fail" title={sendMessages.notSent} live>
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
        </Unmet>
      </Suspense>
    </div>
  );
}

/** The sections of which this device has unsaved text. */
function useUnsaved(programme: Programme, { applicantId, answers }: SectionProps["record"]) {
  const find = () =>
    stepsFor(programme, answers).flatMap((step) =>
      hasDrafts(`${applicantId}:${idOf(step)}`)
        ? [{ hash: stepHash(programme, idOf(step)), title: step.title }]
        : [],
    );
  const [sections, setSections] = useState(find);
  return {
    sections,
    /** Checks again, and renders what it finds. */
    any: (): boolean => {
      const found = find();
      // Rendered at once, to be focused. Another tab may have written one since.
      flushSync(() => setSections(found));
      return found.length > 0;
    },
    drop: () => {
      removeDrafts(`${applicantId}:`);
      setSections([]);
    },
  };
}
