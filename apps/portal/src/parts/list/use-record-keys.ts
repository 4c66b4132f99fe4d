import { useNavigate } from "react-router-dom";
import { isTyping } from "./key-listeners.ts";
import { withRecord } from "./record.ts";
import { usesSingleKeys } from "./single-keys.ts";
import { useAddress } from "./use-address.ts";
import { usePageKeys } from "./use-page-keys.ts";

/** Escape closes the open record, `j` and `k` open the next and previous one. Returns the function that closes it. */
export function useRecordKeys(id: string): () => void {
  const [params, show] = useAddress();
  const navigate = useNavigate();
  const close = () => show(withRecord(params));
  usePageKeys((event) => {
    if (isTyping(event.target)) return false;
    if (event.key === "Escape") close();
    else if (usesSingleKeys() && (event.key === "j" || event.key === "k")) {
      const next = neighbourOf(id, event.key === "j" ? 1 : -1);
      // Replace the history entry, so that Back leads to the list after any number of records.
      if (next) void navigate({ search: withRecord(params, next).toString() }, { replace: true });
    } else return false;
    return true;
  });
  return close;
}

/** The record of the next or previous row in the current list. */
function neighbourOf(id: string, step: number): string | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>("[data-record]")].map(
    ({ dataset }) => dataset["record"],
  );
  const at = ids.indexOf(id);
  return at < 0 ? undefined : ids[at + step];
}
