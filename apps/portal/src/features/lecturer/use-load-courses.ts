import type { RowOf } from "@polyportal/api-client/list/describe";
import { useCallback, useRef } from "react";
import { useSearched } from "../../parts/form/use-searched.ts";

/** Searches courses by code or title, and remembers the codes of those that were found. */
export function useLoadCourses() {
  const codes = useRef(new Map<number, string>());
  const optionOf = useCallback(({ id, code, title }: RowOf<"listCourses">) => {
    codes.current.set(id, code);
    return { value: id, label: `${code}, ${title}` };
  }, []);
  const load = useSearched("listCourses", optionOf);
  const called = (id: number) => codes.current.get(id) ?? "";
  return { load, called };
}
