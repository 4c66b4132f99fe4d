import { useClient } from "@polyportal/api-client/query/client-context";
import type { LoadOptions } from "@polyportal/ui/search-combobox-field";
import { useCallback } from "react";

const size = 20;

/** Searches courses by code or title, those that are switched off too: they may have been passed. */
export function useLoadCourses(): LoadOptions {
  const client = useClient();
  return useCallback(
    async (search, page) => {
      const { items, total } = await client.call("listCourses", { search, page, size });
      const options = items.map(({ id, code, title }) => ({
        value: id,
        label: `${code}, ${title}`,
      }));
      return { options, more: page * size < total, total };
    },
    [client],
  );
}
