import { useEffect, useSyncExternalStore } from "react";
import { changesNotSaved } from "@polyportal/domain/messages/table";
import { WarningIcon } from "../../components/icon/icon.tsx";
import type { EditNews } from "./edit-store.ts";

type EditStatusProps = {
  store: { subscribe: (listener: () => void) => () => void; now: () => EditNews };
};

/** What became of the last edit, for screen readers, and how many changes are not saved, on any page. */
export function EditStatus({ store }: EditStatusProps) {
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
          {changesNotSaved(failed)}
        </p>
      )}
    </div>
  );
}
