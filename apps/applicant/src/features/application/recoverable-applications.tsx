import type { Output } from "@polyportal/api-client/client/client";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { idOf } from "@polyportal/domain/application/steps";
import { applicationRecoveryWords as words } from "@polyportal/domain/messages/application-recovery.words";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Alert } from "@polyportal/ui/alert";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { readDraft } from "@polyportal/ui/draft-store";
import { useState } from "react";
import type { Recoverable } from "./recoverable.ts";

type Props = {
  programme: Programme;
  record: ApplicationRecord;
  forms: readonly Recoverable[];
  dateOfBirth: string;
  /** Called when the list is replaced by the copied answers. */
  onCopied: () => void;
};

const nameOf = ({ programme, session, rrr }: Recoverable): string =>
  words.form(entryBySlug(programme)?.title ?? programme, session, rrr);

/** The person's other applications. After a confirmation, the answers of one are copied. */
export function RecoverableApplications({
  programme,
  record,
  forms,
  dateOfBirth,
  onCopied,
}: Props) {
  const [from, setFrom] = useState<Recoverable>();
  const { mutate, data, error, isPending } = useOperation("copyAnswers", {
    invalidates: ["loadApplication"],
    onSuccess: onCopied,
  });
  if (data && from) return <Copied programme={programme} name={nameOf(from)} copied={data} />;
  if (forms.length === 0) {
    return (
      <Alert status="info" live>
        {words.none}
      </Alert>
    );
  }
  const { applicantId } = record;
  // Unsaved text on this device is kept.
  const typed = programme.steps
    .map(idOf)
    .filter((id) => readDraft(`${applicantId}:${id}`) !== undefined);
  const copy = (form: Recoverable) => {
    setFrom(form);
    mutate({ ...programme.api, applicantId, dateOfBirth, from: form.id, except: typed });
  };
  return (
    <>
      <p>{words.consent}</p>
      {error && (
        <Alert status="fail" live>
          {error.message}
        </Alert>
      )}
      <h3 className="text-18 font-semibold">{words.found}</h3>
      <ul className="border-t border-line">
        {forms.map((form) => (
          <li key={form.id} className="grid justify-items-start gap-2 border-b border-line py-3">
            <Badge status={form.sent ? "success" : "warning"}>
              {form.sent ? words.sent : words.begun}
            </Badge>
            <Button
              variant="secondary"
              loading={isPending && form === from}
              onClick={() => copy(form)}
            >
              {words.use(nameOf(form))}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type Copied = { programme: Programme; name: string; copied: Output<"copyAnswers"> };

/** What was copied, by section. */
function Copied({ programme, name, copied: { sections, photo, documents } }: Copied) {
  const filled = [
    ...(photo ? [words.photo] : []),
    ...programme.steps.filter((step) => sections.includes(idOf(step))).map(({ title }) => title),
    ...(documents.length > 0 ? [words.documents(documents.length)] : []),
  ];
  if (filled.length === 0) {
    return (
      <Alert status="info" live>
        {words.nothing}
      </Alert>
    );
  }
  return (
    <Alert status="success" title={words.filled(name)} live>
      <p>{words.lookAt}</p>
      <ul className="list-disc ps-5">
        {filled.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Alert>
  );
}
