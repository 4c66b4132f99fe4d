import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { isBulkEdit } from "@polyportal/domain/import/pages";
import { bulkEditMessages as bulkWords } from "@polyportal/domain/messages/bulk-edit";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { Accordion } from "@polyportal/ui/accordion";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Progress } from "@polyportal/ui/progress";
import { tableStateIn } from "@polyportal/ui/table-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { HistoryButton } from "../history/history-button.tsx";
import { ImportRows, shownIn } from "./import-rows.tsx";
import { ImportActs } from "./import-acts.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import type { Import, ApplyQuestion, UploadName } from "./import-types.ts";

type Props = {
  id: string;
  /** For an import; a bulk edit has no upload. */
  sheet?: {
    upload: UploadName;
    onOther: () => void;
    /** Endpoints whose cached answers it changes. */
    changes?: readonly EndpointName[];
    /** The confirmation before applying. */
    question?: (data: Import) => ApplyQuestion | undefined;
  };
  /** Further parameters of the page's address. */
  within?: Readonly<Record<string, string>>;
};

const isRunning = (state: Import["state"]): state is keyof typeof words.steps =>
  Object.hasOwn(words.steps, state);

/** Whether its rows are deleted and nothing can be done. */
const isOver = ({ state }: Pick<Import, "state">): boolean =>
  state === "failed" || state === "expired";

/** How often to ask for the progress. */
const askedEveryMs = 1_000;

/** An import: its progress, its plan row by row, its result, and its actions. */
export function ImportStatus({ id, sheet, within }: Props) {
  const [params] = useSearchParams();
  const { page, size } = tableStateIn(params);
  const verdict = shownIn(params);
  const query = useQuery({
    ...queryOptionsFor(useClient(), "getImport", { id, page, size, verdict }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => data && isRunning(data.state) && askedEveryMs,
  });
  useKeptFocus(query.data?.state ?? null);
  return (
    <Fetched query={query}>
      {(data) =>
        isRunning(data.state) ? (
          <Running data={data} step={data.state} />
        ) : (
          <div className="grid grid-cols-1 gap-6">
            <Told data={data} />
            <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
              {!isOver(data) && (
                <ImportActs
                  data={data}
                  upload={sheet?.upload}
                  changes={sheet?.changes}
                  question={sheet?.question?.(data)}
                  onDone={() => void query.refetch()}
                />
              )}
              {(data.state === "applied" || data.state === "undone") && (
                <HistoryButton record="import" id={id} name={data.fileName} />
              )}
              {sheet && (
                <Button variant="secondary" onClick={sheet.onOther}>
                  {words.other}
                </Button>
              )}
            </div>
            {!isOver(data) && (
              <ImportRows data={data} loading={query.isPlaceholderData} within={within} />
            )}
          </div>
        )
      }
    </Fetched>
  );
}

/** The progress. Nobody has to wait on the page. */
function Running({ data, step }: { data: Import; step: keyof typeof words.steps }) {
  const all = step === "previewing" ? data.rows : data.new + data.changed;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-3">
      <Progress
        label={isBulkEdit(data.kind) ? bulkWords.steps.undoing : words.steps[step]}
        value={data.progress > 0 ? (data.progress / all) * 100 : undefined}
      />
      <p className="text-14 text-ink-muted">
        {data.progress > 0 && (
          <span className="block tabular-nums">{words.done(data.progress, all)}</span>
        )}
        {words.stays}
      </p>
    </div>
  );
}

/** Messages about the whole import: its result, what is left out, who is missing. */
function Told({ data }: { data: Import }) {
  const { state, error, missing, undoUntil } = data;
  const isBulk = isBulkEdit(data.kind);
  const written = data.new + data.changed;
  const more = missing ? missing.count - missing.names.length : 0;
  const notices = noticesOf(data);
  return (
    <>
      {error && (
        <Alert status="fail" live>
          {error}
        </Alert>
      )}
      {(state === "failed" || state === "expired") && (
        <Alert status="warning">{words.ended[state]}</Alert>
      )}
      {state === "applied" && (
        <Alert status="success" live title={isBulk ? data.fileName : words.applied(written)}>
          {isBulk && <p>{bulkWords.applied(data.by, data.at)}</p>}
          {undoUntil && data.mayUndo && words.undoUntil(undoUntil)}
        </Alert>
      )}
      {state === "undone" && (
        <Alert
          status={data.kept > 0 ? "warning" : "success"}
          live
          title={(isBulk ? bulkWords : words).undone(data.undone)}
        >
          {data.kept > 0 && words.kept(data.kept)}
        </Alert>
      )}
      {notices.length > 0 && (
        <Alert status="warning">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Alert>
      )}
      {missing && missing.count > 0 && !isOver(data) && (
        <Accordion
          level={2}
          items={[
            {
              title: words.missing(missing.count),
              content: (
                <ul className="max-w-prose columns-[16rem]">
                  {missing.names.map((name) => (
                    <li key={name} className="break-inside-avoid">
                      {name}
                    </li>
                  ))}
                  {more > 0 && <li>{words.andMore(more)}</li>}
                </ul>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** Notes before importing, or about what an import left out. */
const noticesOf = (data: Import): readonly string[] => {
  if (isOver(data)) return [];
  const notices = [...data.notices, ...(data.waiting > 0 ? [words.waiting(data.waiting)] : [])];
  if (data.state !== "previewed") return data.state === "undone" ? data.notices : notices;
  return [
    ...notices,
    ...(data.refused > 0 ? [words.refusedLeftOut] : []),
    ...(data.new + data.changed === 0 ? [words.nothing] : []),
  ];
};
