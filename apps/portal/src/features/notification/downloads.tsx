import { useOperation } from "@polyportal/api-client/query/use-operation";
import { exportFormats, exportStates } from "@polyportal/domain/export/exports";
import { dash } from "@polyportal/domain/format/dash";
import { formatDate, formatDateTime, todayInLagos } from "@polyportal/domain/format/date";
import { exportMessages } from "@polyportal/domain/messages/export";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { Progress } from "@polyportal/ui/progress";
import { toast } from "@polyportal/ui/toast";
import { useCallback } from "react";
import { saveFile } from "../../parts/file/save-file.ts";
import { ListSection } from "../../parts/list/list-section.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";

type Export = RowOf<"listExports">;

const { columns: heads, filters: labels, formats, states, sides } = exportMessages;

const looks = {
  waiting: "warning",
  running: "warning",
  done: "success",
  failed: "fail",
  cancelled: "unapproved",
} as const;

const isOpen = ({ state }: Export) => state === "waiting" || state === "running";

const columns: readonly DataColumn<Export>[] = [
  {
    id: "title",
    header: heads.title,
    value: ({ title, format }) => `${title} (${formats[format]})`,
    sortable: false,
    width: 12,
    grow: 2,
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state, failure }) => failure || states[state],
    cell: (made) => <State {...made} />,
    sortable: false,
    width: 14,
    grow: 2,
  },
  {
    id: "done",
    header: heads.done,
    value: ({ done, total, state }) => (state === "done" ? done : (total ?? undefined)),
    cell: ({ done, total, state }) =>
      (state === "done" ? done : total)?.toLocaleString("en") ?? dash(null),
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "size",
    header: heads.size,
    value: ({ size }) => (size === 0 ? "" : exportMessages.size(size)),
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "requestedAt",
    header: heads.requestedAt,
    value: ({ requestedAt }) => formatDateTime(requestedAt),
    width: 12,
    grow: 0,
  },
  {
    id: "expiresAt",
    header: heads.expiresAt,
    value: ({ expiresAt }) => formatDate(expiresAt),
    sortable: false,
    width: 9,
    grow: 0,
  },
];

const columnsOfAll: readonly DataColumn<Export>[] = [
  ...columns,
  { id: "by", header: heads.by, value: ({ by }) => by, sortable: false, width: 9 },
];

function State({ state, done, total, failure }: Export) {
  if (state === "running" && total !== null) {
    return <Progress className="min-w-0" label={states.running} value={(done / total) * 100} />;
  }
  return (
    <span className="grid justify-items-start gap-1">
      <Badge status={looks[state]}>{states[state]}</Badge>
      {failure && <span className="text-14 text-ink-muted">{failure}</span>}
    </span>
  );
}

const filters: readonly Filter[] = [
  {
    kind: "several",
    name: "state",
    label: labels.state,
    options: exportStates.map((value) => ({ value, label: states[value] })),
  },
  {
    kind: "several",
    name: "format",
    label: labels.format,
    options: exportFormats.map((value) => ({ value, label: formats[value] })),
  },
];

const ofAll: Filter = {
  kind: "select",
  name: "side",
  label: labels.side,
  options: [
    { value: "own", label: sides.own },
    { value: "others", label: sides.others },
  ],
};
const filtersOfAll = [...filters, ofAll];
const onlyOwn = { side: "own" } as const;

const idOf = ({ id }: Export) => id;
const nameOf = ({ title, format }: Export) => `${title} (${formats[format]})`;
const someOpen = (rows: readonly Export[]) => rows.some(isOpen);

type Props = {
  /** Shows what anybody has exported, for who may see the record. */
  everybody?: boolean;
};

/** The files that somebody has asked for, with how far each is. */
export function Downloads({ everybody = false }: Props) {
  const invalidates = ["listExports"] as const;
  const failed = ({ message }: { readonly message: string }) =>
    toast({ title: exportMessages.notSaved, body: message, tone: "fail" });
  const { mutateAsync: fetchFile } = useOperation("getExportFile", { onError: failed });
  const { mutate: remove } = useOperation("deleteExport", { invalidates, onError: failed });
  const rowActions = useCallback(
    (made: Export) => [
      {
        label: exportMessages.download,
        disabledReason: made.ready ? undefined : made.failure || exportMessages.notReady,
        onSelect: () => {
          const day = todayInLagos(new Date(made.requestedAt));
          void fetchFile({ id: made.id }).then(
            (file) => saveFile(file, exportMessages.fileName(made.title, day, made.format)),
            () => undefined,
          );
        },
      },
      {
        label: isOpen(made) ? exportMessages.cancel : exportMessages.remove,
        danger: true,
        disabledReason: made.own ? undefined : exportMessages.notYours,
        onSelect: () => remove({ id: made.id }),
      },
    ],
    [fetchFile, remove],
  );
  const own = everybody ? filtersOfAll : filters;
  return (
    <ListSection
      list="listExports"
      title={exportMessages.title}
      columns={everybody ? columnsOfAll : columns}
      filters={own}
      always={everybody ? undefined : onlyOwn}
      changes={someOpen}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      empty={exportMessages.none}
    />
  );
}
