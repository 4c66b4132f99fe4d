import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { EmptyState, NoResult } from "../../components/empty-state/empty-state.tsx";
import type { TableState } from "./table-state.ts";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

type NothingProps = {
  state: TableState;
  onState: (state: TableState) => void;
  filtered?: boolean;
  empty?: ReactNode;
  emptyAction?: ReactNode;
};

/** Shown in place of rows: none was found, or there is none yet. */
export function Nothing({ state, onState, filtered = false, empty, emptyAction }: NothingProps) {
  const words = useWords("dataTable", dataTableWords);
  const searched = state.search.trim() !== "";
  if (!searched && !filtered) return <EmptyState action={emptyAction}>{empty}</EmptyState>;
  return (
    <NoResult
      term={state.search}
      action={
        searched && (
          <Button variant="secondary" onClick={() => onState({ ...state, search: "", page: 1 })}>
            {words.clearSearch}
          </Button>
        )
      }
    />
  );
}
