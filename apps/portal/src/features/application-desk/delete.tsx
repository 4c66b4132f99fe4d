import { useOperation } from "@polyportal/api-client/query/use-operation";
import { wordsOfDeletion } from "@polyportal/domain/application-desk/typed-words";
import { formatDateTime } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicationDeskMessages } from "@polyportal/domain/messages/application-desk";
import { undoHours } from "@polyportal/domain/notice/state";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { changed } from "./changed.ts";
import type { Found } from "./found.ts";

const { remove: words, offered } = applicationDeskMessages;

/** What stands in the way of deleting it; nothing where it can be. */
function whyNot({ stage, offer, doubles }: Found): string | undefined {
  if (stage === "unpaid") return undefined;
  if (offer !== null) return offered;
  return doubles.length > 0 ? undefined : words.single;
}

/** Says what becomes of it, and deletes it once the shown words are typed; or takes that back. */
export function Delete({ found }: { found: Found }) {
  const mayErase = useMay("applications.erase", "deleteApplication", "undoDeleteApplication");
  const [asking, setAsking] = useState(false);
  if (found.deletedAt !== null) return <Deleted found={found} />;
  const paid = found.stage !== "unpaid";
  const reason = mayErase ? whyNot(found) : actMessages.noClaim;
  const label = paid ? words.submit.paid : words.submit.draft;
  return (
    <section className="grid grid-cols-1 gap-4">
      <p className="max-w-prose">{paid ? words.paid : words.draft}</p>
      {found.doubles.map((number) => (
        <p key={number}>{words.double(number)}</p>
      ))}
      {reason === undefined ? (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {label}
          </Button>
        </div>
      ) : (
        <Alert status="warning">{reason}</Alert>
      )}
      {asking && <Ask found={found} label={label} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Ask({ found, label, onClose }: { found: Found; label: string; onClose: () => void }) {
  const { mutateAsync } = useOperation("deleteApplication", { invalidates: changed });
  const paid = found.stage !== "unpaid";
  const number = found.number ?? found.invoiceNo;
  return (
    <AskAct
      title={words.ask(number)}
      question={paid ? words.paid : words.draft}
      words={wordsOfDeletion(number)}
      label={label}
      onClose={onClose}
      onAct={(given) => mutateAsync({ id: found.invoiceId, ...given })}
      done={paid ? words.closed : words.done}
    />
  );
}

const day = undoHours * 3_600_000;

function Deleted({ found: { invoiceId: id, deletedAt, returnable } }: { found: Found }) {
  const { mutate, isPending } = useOperation("undoDeleteApplication", {
    invalidates: changed,
    onSuccess: () => toast({ title: words.back, status: "success" }),
    onError: tellFailed,
  });
  if (!returnable) return <Alert status="info">{words.over}</Alert>;
  const until = new Date(Date.parse(deletedAt ?? "") + day).toISOString();
  return (
    <section className="grid grid-cols-1 gap-4">
      <p>{words.until(formatDateTime(until))}</p>
      <div>
        <Button variant="secondary" loading={isPending} onClick={() => mutate({ id })}>
          {words.undo}
        </Button>
      </div>
    </section>
  );
}
