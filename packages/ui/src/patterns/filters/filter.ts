import { formatDate } from "@polyportal/domain/format/date";
import { defaultFilters } from "@polyportal/domain/table/status";
import type { Option } from "../select/options.tsx";

type Named = {
  /** The name of its parameter in the address. */
  name: string;
  /** What is filtered by: "Level". */
  label: string;
};

/** One thing that a list is filtered by: some words, one of a few choices, or a span of days. */
export type Filter =
  | (Named & {
      /** What it is filtered by; each kind has its control. */
      kind: "text";
    })
  | (Named & {
      kind: "select";
      /** What can be chosen; the specified three (Un-appraised, In-progress, completed) unless said. */
      options?: readonly Option[];
    })
  | (Named & { kind: "dates" });

/** A filter that is at work, in the words of its chip. */
export type ActiveFilter = {
  /** The parameters that it takes up in the address. */
  names: readonly string[];
  /** "Level: 200", "Paid: from 1 March 2026". */
  text: string;
};

const specified: readonly Option[] = defaultFilters.map((value) => ({ value, label: value }));

/** What a filter by one of a few choices offers. */
export const optionsOf = (filter: Extract<Filter, { kind: "select" }>): readonly Option[] =>
  filter.options ?? specified;

/** The parameters of a span of days. */
export const datesOf = (name: string) => ({ from: `${name}-from`, to: `${name}-to` });

const namesOf = ({ kind, name }: Filter): readonly string[] =>
  kind === "dates" ? Object.values(datesOf(name)) : [name];

/** The filters at work in an address; an address without one has no chip, and its list is all there is. */
export const activeFilters = (
  filters: readonly Filter[],
  params: URLSearchParams,
): ActiveFilter[] =>
  filters.flatMap((filter) => {
    const told = wordsOf(filter, params);
    return told === "" ? [] : [{ names: namesOf(filter), text: `${filter.label}: ${told}` }];
  });

function wordsOf(filter: Filter, params: URLSearchParams): string {
  if (filter.kind === "dates") {
    const { from, to } = datesOf(filter.name);
    const [start, end] = [params.get(from), params.get(to)];
    return [start && `from ${formatDate(start)}`, end && `to ${formatDate(end)}`]
      .filter(Boolean)
      .join(" ");
  }
  const value = params.get(filter.name)?.trim() ?? "";
  if (filter.kind === "text") return value;
  return optionsOf(filter).find((option) => String(option.value) === value)?.label ?? value;
}

/** The address with some parameters changed. It leads to the first page: the old one may be no more. */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value.trim() === "") next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}

/** The address without these filters. */
export const withoutFilters = (
  params: URLSearchParams,
  filters: readonly ActiveFilter[],
): URLSearchParams =>
  withParams(
    params,
    Object.fromEntries(filters.flatMap(({ names }) => names.map((name) => [name, ""]))),
  );
