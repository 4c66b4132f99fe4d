import { exportList } from "@polyportal/api-client/list/exports";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { todayInLagos } from "@polyportal/domain/format/date";
import { exportMessages } from "@polyportal/domain/messages/export";
import { toast } from "@polyportal/ui/toast";
import { useCallback } from "react";
import { saveFile } from "../../parts/file/save-file.ts";
import { choiceOf, listOf } from "../../parts/list/described.ts";
import { ListSection } from "../../parts/list/list-section.tsx";
import { ExportState, type Export } from "./export-state.tsx";

const isOpen = ({ state }: Export) => state === "waiting" || state === "running";

const { columns: columnsOfAll, ...files } = listOf(exportList, {
  title: { width: 12, grow: 2 },
  state: { cell: (made) => <ExportState {...made} />, width: 14, grow: 2 },
  done: { width: 6, grow: 0 },
  size: { numeric: true, width: 6, grow: 0 },
  requestedAt: { width: 12, grow: 0 },
  expiresAt: { width: 9, grow: 0 },
  by: { width: 9 },
});
const columns = columnsOfAll.filter(({ id }) => id !== "by");

const filters = [choiceOf(exportList, "state"), choiceOf(exportList, "format")];
const filtersOfAll = [...filters, choiceOf(exportList, "side")];
const onlyOwn = { side: "own" } as const;

const someOpen = (rows: readonly Export[]) => rows.some(isOpen);

type Props = {
  /** Shows what anybody has exported, for who may see the record. */
  everybody?: boolean;
};

/** The files that somebody has asked for, with how far each is. */
export function Downloads({ everybody = false }: Props) {
  const invalidates = ["listExports"] as const;
  const failed = ({ message }: { readonly message: string }) =>
    toast({ title: exportMessages.notSaved, body: message, status: "fail" });
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
  return (
    <ListSection
      {...files}
      columns={everybody ? columnsOfAll : columns}
      filters={everybody ? filtersOfAll : filters}
      always={everybody ? undefined : onlyOwn}
      changes={someOpen}
      rowActions={rowActions}
      exported={false}
    />
  );
}
