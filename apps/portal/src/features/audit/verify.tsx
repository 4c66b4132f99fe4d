import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { auditCheckMessages } from "@polyportal/domain/messages/audit-check";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { CopyIcon } from "@polyportal/ui/icon";
import { Progress } from "@polyportal/ui/progress";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { LoadFailed } from "../../app/load-failed.tsx";

// A form, and what a check found: most visits come for the list.
const StartCheck = lazyPart(async () => (await import("./start-check.tsx")).StartCheck);
const Findings = lazyPart(async () => (await import("./findings.tsx")).Findings);

const isOpen = (state: string | undefined) => state === "waiting" || state === "running";

/** How far the record is sealed, and a check of it against its seals and a root from a letter. */
export function Verify() {
  const [asking, setAsking] = useState(false);
  const query = useQuery({
    ...queryOptionsFor(useClient(), "getAuditSeals", {}),
    refetchInterval: ({ state: { data } }) => (isOpen(data?.check?.state) ? 1_000 : false),
  });
  const { data, error, refetch } = query;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const check = data?.check;
  return (
    <Card
      title={auditCheckMessages.verify}
      actions={
        <Button
          variant="secondary"
          size="small"
          aria-expanded={asking}
          disabled={isOpen(check?.state)}
          onClick={() => setAsking(!asking)}
        >
          {auditCheckMessages.verifyWhole}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <DescriptionList
          columns={3}
          phoneColumns={2}
          items={[
            { term: auditCheckMessages.seals, value: data ? data.seals.toLocaleString("en") : "" },
            {
              term: auditCheckMessages.sealedAt,
              value: data?.sealedAt
                ? formatDateTime(data.sealedAt)
                : auditCheckMessages.neverSealed,
            },
            {
              term: data?.root
                ? auditCheckMessages.root(formatDate(data.root.day))
                : auditCheckMessages.newestRoot,
              value: data?.root ? <Root text={data.root.text} /> : auditCheckMessages.noRootYet,
              wide: data?.root !== null,
            },
            {
              term: auditCheckMessages.kept,
              value:
                data &&
                (data.insertOnly ? auditCheckMessages.keptInsertOnly : auditCheckMessages.keptOwn),
            },
            ...(data?.outlets ?? []).map((outlet) => ({
              term: auditCheckMessages.outlets[outlet.name],
              value: noticeText(outlet),
            })),
            ...(data && data.unsentLetters > 0
              ? [
                  {
                    term: auditCheckMessages.letters,
                    value: auditCheckMessages.unsentLetters(data.unsentLetters),
                  },
                ]
              : []),
          ]}
        />
        <Suspense fallback={null}>
          {asking && <StartCheck onStarted={() => setAsking(false)} />}
          {check && isOpen(check.state) && (
            <Progress
              label={
                check.total === 0
                  ? auditCheckMessages.checkWaits
                  : auditCheckMessages.checking(check.checked, check.total)
              }
              {...(check.total > 0 && { value: (100 * check.checked) / check.total })}
            />
          )}
          {check && !isOpen(check.state) && <Findings check={check} />}
        </Suspense>
      </div>
    </Card>
  );
}

/** When a place outside was told last, or that it cannot be. */
function noticeText({ toldAt, failedAt, failure }: Output<"getAuditSeals">["outlets"][number]) {
  if (failedAt !== null) {
    return auditCheckMessages.notTold(formatDateTime(failedAt), failure ?? "");
  }
  return toldAt === null
    ? auditCheckMessages.neverTold
    : auditCheckMessages.told(formatDateTime(toldAt));
}

function Root({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: auditCheckMessages.copied, status: "success" });
    } catch {
      // Without https a browser has no clipboard.
      toast({ title: auditCheckMessages.notCopied, status: "warning" });
    }
  };
  return (
    <span className="flex items-start gap-2">
      <span className="min-w-0 wrap-anywhere tabular-nums">{text}</span>
      <Button
        variant="quiet"
        size="icon"
        className="-my-2 shrink-0"
        aria-label={auditCheckMessages.copyRoot}
        onClick={() => void copy()}
      >
        <CopyIcon />
      </Button>
    </span>
  );
}
