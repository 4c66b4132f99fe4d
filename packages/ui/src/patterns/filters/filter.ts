import { formatDate } from "@polyportal/domain/format/date";
import { defaultFilters } from "@polyportal/domain/table/status";
import type { TreeNode } from "../../components/tree/tree-state.ts";
import type { Option } from "../select/options.tsx";

type Named = {
  /** The name of its parameter in the address. */
  name: string;
  /** What is filtered by: "Level". */
  label: string;
};

/** One thing that a list is filtered by. */
export type Filter =
  | (Named & {
      /**
       * What it is set with: some words, one of a few choices, several of a list, entries of a tree
       * with all that is below them, or a span of days.
       */
      kind: "text";
    })
  | (Named & {
      kind: "select";
      /** What can be chosen; the specified three (Un-appraised, In-progress, completed) unless said. */
      options?: readonly Option[];
      /** What an address without one means, where that is not all there is: "2026/2027 (current)". */
      unset?: string;
    })
  | (Named & {
      kind: "several";
      /** What can be chosen; each that is takes a parameter of this name. */
      options: readonly Option[];
    })
  | (Named & {
      kind: "tree";
      /** The entries at the top, each with what is below it, kept at module level; an id stands for all below it. */
      nodes: readonly TreeNode[];
    })
  | (Named & {
      kind: "dates";
      /**
       * Spans that move with the day ("Last 7 days"), offered before two days of one's own; the one that
       * is chosen is the parameter of the filter's name, so that a saved view of it is never out of date.
       */
      spans?: readonly Option<string>[];
    });

/** A filter that is at work, in the words of its chip. */
export type ActiveFilter = {
  /** The parameters that it takes up in the address. */
  names: readonly string[];
  /** "Level: 200", "Paid: from 1 March 2026". */
  text: string;
  /** The one value that the chip is of, where the filter has several. */
  value?: string;
};

/** What chips say, for whoever has no catalogue at hand: the catalogue of `Filters` has the same. @internal */
export const chipWords = {
  /** The filter and what it is set to. */
  chip: (label: string, value: string): string => `${label}: ${value}`,
  /** Many values of one filter. */
  chosen: (count: number): string => `${count} chosen`,
  /** The first half of a span of days. */
  from: (day: string): string => `from ${day}`,
  /** Its second half. */
  to: (day: string): string => `to ${day}`,
};

/** Those words, or a reader's own. */
type ChipWords = typeof chipWords;

const specified: readonly Option[] = defaultFilters.map((value) => ({ value, label: value }));

/** What a filter by one of a few choices offers. @internal */
export const optionsOf = (filter: Extract<Filter, { kind: "select" }>): readonly Option[] =>
  filter.options ?? specified;

/** The parameters of a span of days. @internal */
export const datesOf = (name: string) => ({ from: `${name}-from`, to: `${name}-to` });

/** The parameters that a filter takes up in the address. @internal */
export const namesOf = ({ kind, name }: Filter): readonly string[] =>
  kind === "dates" ? [name, ...Object.values(datesOf(name))] : [name];

/** The values of a filter that may have several; none twice. @internal */
export const valuesIn = (params: URLSearchParams, name: string): readonly string[] => [
  ...new Set(params.getAll(name).filter((value) => value.trim() !== "")),
];

// More than this many chips of one filter would push the list out of sight.
const mostChips = 5;

/** The filters at work in an address; an address without one has no chip, and its list is all there is. */
export const activeFilters = (
  filters: readonly Filter[],
  params: URLSearchParams,
  words: ChipWords = chipWords,
): ActiveFilter[] => filters.flatMap((filter) => chipsOf(filter, params, words));

function chipsOf(filter: Filter, params: URLSearchParams, words: ChipWords): ActiveFilter[] {
  const { kind, name, label } = filter;
  const names = namesOf(filter);
  if (kind === "several" || kind === "tree") {
    const values = valuesIn(params, name);
    if (values.length > mostChips) {
      return [{ names, text: words.chip(label, words.chosen(values.length)) }];
    }
    return values.map((value) => ({
      names,
      value,
      text: words.chip(label, labelOf(filter, value)),
    }));
  }
  const told = toldBy(filter, params, words);
  return told === "" ? [] : [{ names, text: words.chip(label, told) }];
}

function toldBy(
  filter: Extract<Filter, { kind: "text" | "select" | "dates" }>,
  params: URLSearchParams,
  words: ChipWords,
): string {
  if (filter.kind === "dates") {
    const { from, to } = datesOf(filter.name);
    const span = params.get(filter.name);
    if (span && filter.spans) return wordOf(filter.spans, span);
    const [start, end] = [params.get(from), params.get(to)];
    return [start && words.from(formatDate(start)), end && words.to(formatDate(end))]
      .filter(Boolean)
      .join(" ");
  }
  const value = params.get(filter.name)?.trim() ?? "";
  if (filter.kind === "text" || value === "") return value;
  return wordOf(optionsOf(filter), value);
}

/** A value of a filter in words; one that is no more stays as it is, so that it can be taken away. @internal */
export const labelOf = (
  filter: Extract<Filter, { kind: "several" | "tree" }>,
  value: string,
): string =>
  filter.kind === "tree" ? (nodeOf(filter.nodes, value) ?? value) : wordOf(filter.options, value);

const wordOf = (options: readonly Option[], value: string): string =>
  options.find((option) => String(option.value) === value)?.label ?? value;

function nodeOf(nodes: readonly TreeNode[], id: string): string | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node.label : nodeOf(node.children ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is to stand in the address: a text, or several values of one name; nothing takes it out. @internal */
export type FilterChanges = Readonly<Record<string, string | readonly string[]>>;

/** The address with some parameters changed. It leads to the first page: the old one may be no more. @internal */
export function withParams(params: URLSearchParams, changes: FilterChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("page");
  for (const [name, change] of Object.entries(changes)) {
    const [first = "", ...others] = [change].flat().map((value) => value.trim());
    // The first takes the place that the name had: an address keeps its order.
    if (first === "") next.delete(name);
    else next.set(name, first);
    for (const other of others) next.append(name, other);
  }
  return next;
}

/** The address without these filters, or without these values of them. @internal */
export function withoutFilters(
  params: URLSearchParams,
  filters: readonly ActiveFilter[],
): URLSearchParams {
  const left: Record<string, readonly string[]> = {};
  for (const { names, value } of filters) {
    for (const name of names) {
      const before = left[name] ?? valuesIn(params, name);
      left[name] = value === undefined ? [] : before.filter((one) => one !== value);
    }
  }
  return withParams(params, left);
}
