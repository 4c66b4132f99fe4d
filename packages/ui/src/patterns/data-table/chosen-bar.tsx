import { useMemo } from "react";
import { BulkBar } from "../../components/bulk-bar/bulk-bar.tsx";
import { Button } from "../../components/button/button.tsx";
import type { DataTableProps } from "./data-table-props.ts";
import { PickAll } from "./head.tsx";
import type { RowChoice } from "./row-choice.ts";
import { chosenCount, isAll, noRows } from "./row-choice.ts";
import type { TableModel } from "./use-table-model.ts";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

type ChosenBarProps<Item extends object> = {
  bulkActions: NonNullable<DataTableProps<Item>["bulkActions"]>;
  selectMatching?: string;
  /** The server's count; by default the table has all rows. */
  total?: number;
  table: TableModel<Item>["table"];
  choice: RowChoice;
  onChoice: (choice: RowChoice) => void;
  matching: string;
  /** How many rows match. */
  matched: number;
  picked: "all" | "some" | "none";
  onPickAll: (picked: boolean) => void;
};

/** The bar for chosen rows. If the whole page is chosen, it offers all matches. */
export function ChosenBar<Item extends object>(props: ChosenBarProps<Item>) {
  const { bulkActions, table, choice, onChoice, matching, matched, picked, onPickAll } = props;
  const words = useWords("dataTable", dataTableWords);
  const served = props.total !== undefined;
  // If all rows are local, deleted ones no longer count.
  const known = served ? undefined : table.getCoreRowModel().rowsById;
  const counted = useMemo(
    () => (known && !isAll(choice) ? choice.filter((id) => Object.hasOwn(known, id)) : choice),
    [choice, known],
  );
  const count = chosenCount(counted, matched);
  const clear = () => onChoice(noRows);
  const told = isAll(counted)
    ? words.selectedAll(matched, counted.except.length)
    : words.selected(count);
  const pickMatching = () =>
    onChoice(
      served
        ? { all: true, except: [], matching }
        : table.getFilteredRowModel().rows.map(({ id }) => id),
    );
  const pickAll = <PickAll picked={picked} onPickAll={onPickAll} />;
  return (
    <BulkBar
      words={count > 0 ? told : undefined}
      onClear={clear}
      more={
        <>
          {/* On phones, where the head has no room for it. */}
          <label className="flex min-h-control items-center gap-2 sm:hidden">
            {pickAll}
            <span aria-hidden="true">{words.selectPageShort}</span>
          </label>
          {props.selectMatching !== undefined && picked === "all" && count < matched && (
            <Button variant="quiet" size="small" onClick={pickMatching}>
              {words.selectMatching(matched)}
            </Button>
          )}
        </>
      }
    >
      {bulkActions({ ids: isAll(counted) ? [] : counted, choice: counted, count, clear })}
    </BulkBar>
  );
}
