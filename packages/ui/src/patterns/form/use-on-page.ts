import { useEffect, useState } from "react";
import type { FormProblem } from "./problems.ts";

/** The problems whose fields are still on the page: another answer may have taken a field away with its question. */
export function useOnPage(problems: readonly FormProblem[]): readonly FormProblem[] {
  const [gone, setGone] = useState("");
  useEffect(() => {
    const fields = problems.flatMap(({ field }) => field ?? []);
    const form = document.getElementById(fields[0] ?? "")?.closest("form");
    if (!form) return;
    const look = () => setGone(fields.filter((id) => !document.getElementById(id)).join(" "));
    look();
    const watch = new MutationObserver(look);
    watch.observe(form, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [problems]);
  const missing = gone.split(" ");
  return problems.filter(({ field }) => field === undefined || !missing.includes(field));
}
