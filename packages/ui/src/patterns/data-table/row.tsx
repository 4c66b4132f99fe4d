import { Suspense, lazy, memo, useId, useState } from "react";
import { DropdownMenu } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { ChevronDownIcon, MoreIcon } from "../../components/icon/icon.tsx";
import type { DataColumn } from "./column.ts";
import { cellClass, contentOf, rowHeaderOf } from "./column.ts";
import type { EditableCellProps } from "./editable-cell.tsx";
import type { RowKit } from "./row-kit.ts";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

// Most tables are only read and never load the editor.
const EditableCell = lazy(async () => ({
  default: (await import("./editable-cell.tsx")).EditableCell,
})) as <Item>(props: EditableCellProps<Item>) => React.ReactNode;

type RowProps<Item> = {
  id: string;
  item: Item;
  selected: boolean;
  /** Its number among all rows of a partial grid. */
  number: number | undefined;
  kit: RowKit<Item>;
};

function PlainRow<Item>({ id, item, selected, number, kit }: RowProps<Item>) {
  const { columns, rowLabel, toggle, rowActions, rowDetail, opened, edits, pinFirst } = kit;
  const words = useWords("dataTable", dataTableWords);
  const [open, setOpen] = useState(() => opened.has(id));
  const detailId = useId();
  const header = rowHeaderOf(columns);
  const detail = rowDetail?.(item);
  return (
    <>
      <tr aria-rowindex={number} data-selected={selected || undefined}>
        {toggle && (
          <td className="lead pick">
            <input
              type="checkbox"
              checked={selected}
              onChange={(event) => toggle(id, event)}
              aria-label={words.select(rowLabel(item))}
            />
          </td>
        )}
        {rowDetail && (
          <td className="lead open">
            {detail != null && (
              <button
                type="button"
                aria-label={words.detailsOf(rowLabel(item))}
                aria-expanded={open}
                aria-controls={open ? detailId : undefined}
                onClick={() => {
                  if (open) opened.delete(id);
                  else opened.add(id);
                  setOpen(!open);
                }}
              >
                <ChevronDownIcon />
                <span className="sm:hidden">{words.details}</span>
              </button>
            )}
          </td>
        )}
        {columns.map((column, index) => {
          const look = cellClass(column, pinFirst && index === 0);
          if (column === header) {
            return (
              <th key={column.id} scope="row" className={look}>
                {contentOf(column, item)}
              </th>
            );
          }
          const cell = (
            <DataCell
              key={column.id}
              column={column}
              item={item}
              look={look}
              readOnly={edits && true}
            />
          );
          if (!edits || !column.edit) return cell;
          return (
            <Suspense key={column.id} fallback={cell}>
              <EditableCell
                column={column}
                edit={column.edit}
                item={item}
                id={id}
                rowLabel={rowLabel(item)}
                store={edits}
                className={look}
              />
            </Suspense>
          );
        })}
        {rowActions && (
          <td className="act">
            <DropdownMenu
              label={words.actionsFor(rowLabel(item))}
              align="end"
              trigger={<MoreIcon />}
              groups={[rowActions(item)]}
            />
          </td>
        )}
      </tr>
      {open && detail != null && (
        <tr id={detailId} className="detail">
          <td colSpan={99} className="row-detail">
            {detail}
          </td>
        </tr>
      )}
    </>
  );
}

export const Row = memo(PlainRow) as typeof PlainRow;

type DataCellProps<Item> = {
  column: DataColumn<Item>;
  item: Item;
  look: string | undefined;
  /** It is between edited cells, but cannot be edited. */
  readOnly: true | undefined;
};

const DataCell = <Item,>({ column, item, look, readOnly }: DataCellProps<Item>) => (
  <td aria-readonly={readOnly} data-label={column.header} className={look}>
    {contentOf(column, item)}
  </td>
);
