import { useEffect, useSyncExternalStore } from "react";
import { WarningIcon } from "../../components/icon/icon.tsx";
import type { EditNews } from "./edit-store.ts";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

type EditStatusProps = {
  store: { subscribe: (listener: () => void) => () => void; now: () => EditNews };
};

/** The result of the last edit for screen readers, and the number of unsaved changes on all pages. */
export function EditStatus({ store }: EditStatusProps) {
  const words = useWords("dataTable", dataTableWords);
  const { pending, failed, news } = useSyncExternalStore(store.subscribe, store.now);
  const unsaved = pending + failed > 0;
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return (
    <div className="print:hidden">
      <p role="status" className="sr-only">
        {news}
      </p>
      {failed > 0 && (
        <p className="flex items-center gap-2 text-14 font-medium text-fail">
          <WarningIcon />
          {words.changesNotSaved(failed)}
        </p>
      )}
    </div>
  );
}
