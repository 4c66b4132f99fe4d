import type { Input } from "@polyportal/api-client/client/client";
import type { ListName } from "@polyportal/api-client/list/describe";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { countOf } from "@polyportal/domain/messages/table";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListAnswer } from "./list-table.tsx";

type Props<Name extends ListName> = {
  list: Name;
  /** What the rows below are asked with, so that both are one request. */
  asked: Input<Name>;
};

/** How many rows a list has, beside its title. */
export function ListCount<Name extends ListName>({ list, asked }: Props<Name>) {
  const { data } = useQuery({
    ...queryOptionsFor(useClient(), list, asked),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const { total, more } = data as ListAnswer;
  return <p className="text-ink-muted tabular-nums">{countOf(total, more)}</p>;
}
