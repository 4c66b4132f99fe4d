/** 1,000 students in 8 columns: as a data table, or as the same markup through `innerHTML`. */
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "../../../packages/ui/src/components/button/button.tsx";
import { DataTable } from "../../../packages/ui/src/patterns/data-table/data-table.tsx";
import { studentColumns } from "../../../packages/ui/src/patterns/data-table/story-columns.tsx";
import type { Student } from "../../../packages/ui/src/patterns/data-table/story-students.ts";
import { students } from "../../../packages/ui/src/patterns/data-table/story-students.ts";
import type { TableState } from "../../../packages/ui/src/patterns/data-table/table-state.ts";
import { paintsSince, type Answered } from "./painted.ts";

const root = document.getElementById("root") ?? document.body;
const rows = students(1_000);
const rowId = ({ id }: Student) => id;
const rowLabel = ({ name }: Student) => name;
const bulkActions = () => <Button size="small">Approve</Button>;

function Page() {
  const [state, setState] = useState<TableState>({ page: 1, size: 1_000, search: "" });
  return (
    <DataTable
      label="Students"
      columns={studentColumns}
      rows={rows}
      rowId={rowId}
      rowLabel={rowLabel}
      state={state}
      onState={setState}
      bulkActions={bulkActions}
      bulkSizes
    />
  );
}

declare global {
  interface Window {
    /** Draws the table; answers with its paints. */
    drawTable: () => Promise<Answered>;
    /** Puts markup into the page as it is; answers with its paint. */
    drawMarkup: (html: string) => Promise<Answered>;
  }
}

window.drawTable = () => {
  const paints = paintsSince(performance.now());
  createRoot(root).render(<Page />);
  return paints;
};

window.drawMarkup = (html) => {
  const paints = paintsSince(performance.now());
  root.innerHTML = html;
  return paints;
};
