import type { TranscriptReceipt } from "@polyportal/api-client/contract/sundry-transcript-receipt";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { transcriptReceiptWords as words } from "@polyportal/domain/messages/transcript-receipt.words";
import { receiptAnswers } from "@polyportal/domain/sundry/transcript-arrivals";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { PageFrame } from "../../app/page-frame.tsx";
import { useSchool } from "../../app/school.ts";

/** Where the receiver of a transcript says whether it has arrived; the link's secret is the address's fragment. */
export function Page() {
  const token = useLocation().hash.slice(1);
  return (
    <PageFrame title={words.title}>
      <PageTitle className="mb-6">{words.title}</PageTitle>
      {token === "" ? (
        <Alert status="info">{words.noLink}</Alert>
      ) : (
        <Link key={token} token={token} />
      )}
    </PageFrame>
  );
}

function Link({ token }: { token: string }) {
  const { helpLine } = useSchool();
  const open = useOperation("openTranscriptReceipt");
  const exchange = useEffectEvent(() => open.mutate({ token }));
  // Once: it uses nothing up, and asking again is up to the person.
  useEffect(() => exchange(), []);
  if (open.error) {
    const { title, message, code } = open.error;
    const isOver = code === "link_expired";
    return (
      <Alert status={isOver ? "info" : "fail"} live title={title}>
        <p>{message}</p>
        {isOver ? (
          <p>{words.over(helpLine)}</p>
        ) : (
          <Button className="mt-3" onClick={() => open.mutate({ token })}>
            {tryAgainLabel}
          </Button>
        )}
      </Alert>
    );
  }
  if (!open.data) return <PageLoader label={words.opening} />;
  return <Asked receipt={open.data} token={token} />;
}

/** What was sent, and the two answers: buttons, for whatever follows links in letters presses none. */
function Asked({ receipt, token }: { receipt: TranscriptReceipt; token: string }) {
  const school = useSchool();
  const answer = useOperation("answerTranscriptReceipt");
  const { receiver, reference, ending, delivery, sentAt, dispatched } = receipt;
  const given = answer.isSuccess ? answer.variables.answer : undefined;
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <p>{words.lead(school.name)}</p>
      <section aria-labelledby="transcript" className="grid gap-4">
        <h2 id="transcript" className="text-22 font-semibold">
          {words.about}
        </h2>
        <DescriptionList
          items={[
            { term: words.from, value: school.name },
            { term: words.receiver, value: receiver },
            ...(reference ? [{ term: words.reference, value: reference }] : []),
            { term: words.request, value: ending },
            {
              term: words.delivery,
              value: words.sent(words.deliveries[delivery], formatDate(sentAt)),
            },
            ...(dispatched ? [{ term: words.dispatched, value: dispatched }] : []),
          ]}
        />
      </section>
      {!given && (
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3">
            {receiptAnswers.map((one) => (
              <Button
                key={one}
                variant={one === "received" ? "primary" : "secondary"}
                disabled={answer.isPending}
                onClick={() => answer.mutate({ token, answer: one })}
              >
                {words[one]}
              </Button>
            ))}
          </div>
          <p className="text-14 text-ink-muted">{words.once}</p>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {given && <Alert status="success">{words.thanks[given]}</Alert>}
        {answer.error && <Alert status="fail">{answer.error.message}</Alert>}
      </div>
    </div>
  );
}
