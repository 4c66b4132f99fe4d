import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { todayInLagos } from "@polyportal/domain/format/date";
import { exportMessages } from "@polyportal/domain/messages/export";
import { longPaperNames, longPaperPage as words } from "@polyportal/domain/messages/long-papers";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Progress } from "@polyportal/ui/progress";
import { useQuery } from "@tanstack/react-query";
import { saveFile } from "../file/save-file.ts";
import { ButtonLink } from "../link/button-link.tsx";

type Props = {
  /** The heading, if no paper beside it has one. */
  title?: string;
  paper: keyof typeof longPaperNames;
  /** What it is, and how it is made. */
  lead: string;
  /** The endpoint's input. */
  asked: Readonly<Record<string, string | number | undefined>>;
};

const askedAgain = 2_000;

const isUnderWay = (made: Pick<Output<"requestExport">, "state"> | undefined): boolean =>
  made?.state === "waiting" || made?.state === "running";

/**
 * Makes a paper of many students in the background and shows the progress. The same request finds the same
 * paper again after the page was closed.
 */
export function LongPaper({ title, paper, lead, asked }: Props) {
  const request = useOperation("requestExport", { invalidates: ["listExports"] });
  const fetchFile = useOperation("getExportFile");
  const { data: requested } = request;
  const found = (page: Output<"listExports"> | undefined) =>
    page?.items.find(({ id }) => id === requested?.id) ?? requested;
  const listed = useQuery({
    ...queryOptionsFor(useClient(), "listExports", { side: "own", format: ["pdf"] }),
    enabled: requested !== undefined && !requested.ready,
    refetchInterval: ({ state: { data } }) => isUnderWay(found(data)) && askedAgain,
  });
  const made = found(listed.data);
  const { ready, failure, state, done = 0, total } = made ?? {};
  const error = request.error?.message ?? fetchFile.error?.message ?? failure;
  const open = isUnderWay(made);
  const ask = () =>
    request.mutate({
      list: longPaperNames[paper],
      format: "pdf",
      filters: Object.fromEntries(
        Object.entries(asked).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      ),
    });
  const download = async () => {
    if (!made) return;
    const day = todayInLagos(new Date(made.requestedAt));
    saveFile(
      await fetchFile.mutateAsync({ id: made.id }),
      exportMessages.fileName(made.title, day, made.format),
    );
  };
  return (
    <div className="grid max-w-prose gap-4">
      {title && (
        <h1 tabIndex={-1} data-page-title className="text-28 font-semibold">
          {title}
        </h1>
      )}
      <p>{lead}</p>
      {error && (
        <Alert status="fail" title={words.failed}>
          {error}
        </Alert>
      )}
      {open && (
        <Progress
          label={state === "running" ? words.making : words.waiting}
          value={total ? (done / total) * 100 : 0}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {ready ? (
          // Errors are shown above.
          <Button onClick={() => void download().catch(() => undefined)}>{words.download}</Button>
        ) : (
          <Button loading={request.isPending || open} onClick={ask}>
            {words.make}
          </Button>
        )}
        <ButtonLink href={staffPaths.downloads}>{words.seeDownloads}</ButtonLink>
      </div>
    </div>
  );
}
