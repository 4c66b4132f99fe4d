import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import type { LoadOptions } from "@polyportal/ui/search-combobox-field";
import { useCallback } from "react";

const size = 20;

/** Searches people by name, user name or staff number, for a combobox. */
export function useLoadPeople(userType: Input<"listUsers">["userType"]): LoadOptions {
  const client = useClient();
  return useCallback(
    async (search, page) => {
      const asked = { search, page, size, userType, active: "true" as const };
      const { items, total } = await client.call("listUsers", asked);
      const options = items.map(({ id, fullName, userName, department }) => ({
        value: id,
        label: [fullName, userName, department].filter(Boolean).join(", "),
      }));
      return { options, more: page * size < total, total };
    },
    [client, userType],
  );
}
