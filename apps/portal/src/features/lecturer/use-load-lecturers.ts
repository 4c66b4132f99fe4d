import { useClient } from "@polyportal/api-client/query/client-context";
import type { LoadOptions } from "@polyportal/ui/search-combobox-field";
import { useCallback } from "react";

const size = 20;

/** Searches lecturers whose account is on by name or staff number. */
export function useLoadLecturers(): LoadOptions {
  const client = useClient();
  return useCallback(
    async (search, page) => {
      const asked = { search, page, size, active: "true" } as const;
      const { items, total } = await client.call("listLecturers", asked);
      const options = items.map(({ id, fullName, staffNumber, department }) => ({
        value: id,
        label: [fullName, staffNumber, department].filter(Boolean).join(", "),
      }));
      return { options, more: page * size < total, total };
    },
    [client],
  );
}
