import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { auditCheckMessages } from "@polyportal/domain/messages/audit-check";
import { Button } from "@polyportal/ui/button";
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

type Seals = Output<"getAuditSeals">;

const isOpen = (state: string | undefined) => state === "waiting" || state === "running";

/** How far the record is sealed, and a check of it against its seals and a root from a letter. */
export function Verify() {
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState(false);
  const query = useQuery({
    ...queryOptionsFor(useClient(), "getAuditSeals", {}),
    refetchInterval: ({ state: { data } }) => (isOpen(data?.check?.state) ? 1_000 : false),
  });
  const { data, error, refetch } = query;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const check = data?.check;
  const troubles = data ? troublesOf(data) : [];
  return (
    <section
      aria-label={auditCheckMessages.verify}
      className="grid grid-cols-1 gap-3 rounded border border-line bg-paper-raised px-3 py-1 text-14"
    >
      <div className="flex min-h-control flex-wrap items-center gap-x-4 gap-y-1">
        <p className="grow tabular-nums">
          {data && auditCheckMessages.sealed(data.seals, data.sealedAt)}
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {auditCheckMessages.details}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={asking}
          disabled={isOpen(check?.state)}
          onClick={() => setAsking(!asking)}
        >
          {auditCheckMessages.verifyWhole}
        </Button>
      </div>
      {troubles.map((trouble) => (
        <p key={trouble} className="pb-2 font-medium text-fail">
          {trouble}
        </p>
      ))}
      {opened && data && <Details seals={data} />}
      <Suspense fallback={null}>
        {asking && <StartCheck onStarted={() => setAsking(false)} />}
        {check && isOpen(check.state) && (
          <Progress
            className="pb-2"
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
    </section>
  );
}

/** What has to be mended, in sentences, also while the details are closed. */
const troublesOf = ({ outlets, unsentLetters }: Seals) => [
  ...outlets
    .filter(({ failedAt }) => failedAt !== null)
    .map((outlet) => `${auditCheckMessages.outlets[outlet.name]}: ${noticeText(outlet)}`),
  ...(unsentLetters > 0
    ? [`${auditCheckMessages.letters}: ${auditCheckMessages.unsentLetters(unsentLetters)}`]
    : []),
];

/** Where the record's end is kept outside of it, and the newest root. */
function Details({ seals: { root, insertOnly, outlets } }: { seals: Seals }) {
  return (
    <DescriptionList
      className="pb-2"
      columns={3}
      phoneColumns={2}
      items={[
        {
          term: root
            ? auditCheckMessages.root(formatDate(root.day))
            : auditCheckMessages.newestRoot,
          value: root ? <Root text={root.text} /> : auditCheckMessages.noRootYet,
          wide: root !== null,
        },
        {
          term: auditCheckMessages.kept,
          value: insertOnly ? auditCheckMessages.keptInsertOnly : auditCheckMessages.keptOwn,
        },
        ...outlets.map((outlet) => ({
          term: auditCheckMessages.outlets[outlet.name],
          value: noticeText(outlet),
        })),
      ]}
    />
  );
}

/** When a place outside was told last, or that it cannot be. */
function noticeText({ toldAt, failedAt, failure }: Seals["outlets"][number]) {
  if (failedAt !== null) {
    return auditCheckMessages.notTold(formatDateTime(failedAt), failure ?? "");
  }
  return toldAt === null
    ? auditCheckMessages.neverTold
    : auditCheckMessages.told(formatDateTime(toldAt));
}

function Root({ text }: { text: string }) {
  // Until something is sealed, the number is 0 and the hash empty.
  if (text.startsWith("0:")) return auditCheckMessages.noEntries;
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
