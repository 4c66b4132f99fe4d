import type { Input } from "@polyportal/api-client/client/client";
import type { ListName, RowOf } from "@polyportal/api-client/list/describe";
import { useClient } from "@polyportal/api-client/query/client-context";
import type { LoadOptions } from "@polyportal/ui/search-combobox-field";
import { useCallback } from "react";

const size = 20;

type Option = { readonly value: string | number; readonly label: string };

/**
 * Searches a list of the server as somebody types, for a field that chooses from its rows. `optionOf` and
 * what is `asked` besides stay the same from draw to draw.
 */
export function useSearched<Name extends ListName>(
  list: Name,
  optionOf: (row: RowOf<Name>) => Option,
  asked?: Partial<Input<Name>>,
): LoadOptions {
  const client = useClient();
  return useCallback(
    async (search, page) => {
      const answer = await client.call(list, { ...asked, search, page, size } as Input<Name>);
      const { items, total } = answer as { items: RowOf<Name>[]; total: number };
      return { options: items.map(optionOf), more: page * size < total, total };
    },
    [client, list, optionOf, asked],
  );
}
