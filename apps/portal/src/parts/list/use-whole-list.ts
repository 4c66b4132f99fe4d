import type { ApiError } from "@polyportal/api-client/client/api-error";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import { useQueries, useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";

type Part = { readonly items: readonly unknown[]; readonly total: number };

/** All rows of a list in the largest pages, for papers. */
export function useWholeList<Page extends Part, Key extends QueryKey>(
  optionsOf: (part: { page: number; size: number }) => UseQueryOptions<Page, ApiError, Page, Key>,
) {
  const part = (page: number) => optionsOf({ page, size: largestPage });
  const first = useQuery(part(1));
  const further = Math.max(0, Math.ceil((first.data?.total ?? 0) / largestPage) - 1);
  const rest = useQueries({
    queries: Array.from({ length: further }, (_, index) => part(index + 2)),
  });
  return [first, ...rest] as const;
}
