import { useClient } from "@polyportal/api-client/query/client-context";
import type { LoadOptions } from "@polyportal/ui/search-combobox-field";
import { useCallback, useRef } from "react";

const size = 20;

/** Searches courses by code or title, and remembers the codes of those that were found. */
export function useLoadCourses() {
  const client = useClient();
  const codes = useRef(new Map<number, string>());
  const load: LoadOptions = useCallback(
    async (search, page) => {
      const { items, total } = await client.call("listCourses", { search, page, size });
      const options = items.map(({ id, code, title }) => {
        codes.current.set(id, code);
        return { value: id, label: `${code}, ${title}` };
      });
      return { options, more: page * size < total, total };
    },
    [client],
  );
  const called = (id: number) => codes.current.get(id) ?? "";
  return { load, called };
}
