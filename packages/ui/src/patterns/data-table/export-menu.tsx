import { useState } from "react";
import type { MenuEntry } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { DropdownMenu } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { ChevronDownIcon, DownloadIcon } from "../../components/icon/icon.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { toast } from "../../components/toast/toast-store.ts";
import type { DataColumn } from "./column.ts";
import { tableOf } from "./csv.ts";
import type { TableFormat } from "./save-table.ts";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

type ExportMenuProps<Item> = {
  /** The file's name without extension. */
  name: string;
  /** The visible columns. Hidden ones are not exported. */
  columns: readonly DataColumn<Item>[];
  page: () => readonly Item[];
  /** Loads every row; undefined if the page has all. */
  all: (() => Promise<readonly Item[]> | readonly Item[]) | undefined;
};

/** Exports the page or the whole list as CSV or Excel. */
export function ExportMenu<Item>({ name, columns, page, all }: ExportMenuProps<Item>) {
  const words = useWords("dataTable", dataTableWords);
  const [busy, setBusy] = useState(false);
  const formats: readonly (readonly [TableFormat, string])[] = [
    ["csv", words.csv],
    ["xlsx", words.excel],
  ];
  const save = async (rows: NonNullable<typeof all>, format: TableFormat) => {
    setBusy(true);
    try {
      const { saveTable } = await import("./save-table.ts");
      await saveTable(tableOf(columns, await rows()), name, format);
    } catch {
      toast({ status: "fail", ...words.exportFailed });
    } finally {
      setBusy(false);
    }
  };
  const entries = (what: string, rows: NonNullable<typeof all>): MenuEntry[] =>
    formats.map(([format, kind]) => ({
      label: words.exportAs(what, kind),
      onSelect: () => void save(rows, format),
    }));
  return (
    <DropdownMenu
      label={words.export}
      namedByTrigger
      align="end"
      className="border border-line-strong bg-paper-raised px-4 font-medium hover:bg-paper-sunken"
      trigger={
        <>
          {busy ? <Spinner /> : <DownloadIcon />}
          {words.export}
          <ChevronDownIcon />
        </>
      }
      groups={[entries(words.page, page), ...(all ? [entries(words.all, all)] : [])]}
    />
  );
}
