import { formatDate } from "@polyportal/domain/format/date";
import { defaultFilters } from "@polyportal/domain/table/status";
import type { TreeNode } from "../../components/tree/tree-state.ts";
import type { Option } from "../select/options.tsx";

type Named = {
  /** The name of its parameter in the address. */
  name: string;
  /** The label: "Level". */
  label: string;
};

/** A filter of a list. */
export type Filter =
  | (Named & {
      /**
       * Its control: a text, one of a few options, several of a list, entries of a tree with all that is
       * below them, or a range of days.
       */
      kind: "text";
    })
  | (Named & {
      kind: "select";
      /** The options; by default the specified three (Un-appraised, In-progress, completed). */
      options?: readonly Option[];
      /** The label for no value, if that does not mean all: "2026/2027 (current)". */
      unset?: string;
    })
  | (Named & {
      kind: "several";
      /** The options. Each chosen one is a parameter of this name. */
      options: readonly Option[];
    })
  | (Named & {
      kind: "tree";
      /** The top entries of the tree, defined at module level. An id includes all that is below it. */
      nodes: readonly TreeNode[];
    })
  | (Named & {
      kind: "dates";
      /**
       * Ranges relative to today ("Last 7 days"), offered besides own days. The chosen one is the parameter
       * of the filter's name, so that saved views stay up to date.
       */
      spans?: readonly Option<string>[];
    });

/** An active filter, in the words of its chip. */
export type ActiveFilter = {
  /** Its parameters in the address. */
  names: readonly string[];
  /** "Level: 200", "Paid: from 1 March 2026". */
  text: string;
  /** The value of the chip, if the filter has several. */
  value?: string;
};

/** The words of chips, for code without a catalogue. The catalogue of `Filters` has the same. @internal */
export const chipWords = {
  /** The filter and its value. */
  chip: (label: string, value: string): string => `${label}: ${value}`,
  /** Several values of one filter. */
  chosen: (count: number): string => `${count} chosen`,
  /** The first half of a range of days. */
  from: (day: string): string => `from ${day}`,
  /** The second half. */
  to: (day: string): string => `to ${day}`,
};

/** These words, or replacements. */
type ChipWords = typeof chipWords;

const specified: readonly Option[] = defaultFilters.map((value) => ({ value, label: value }));

/** The options of a select filter. @internal */
export const optionsOf = (filter: Extract<Filter, { kind: "select" }>): readonly Option[] =>
  filter.options ?? specified;

/** The parameters of a range of days. @internal */
export const datesOf = (name: string) => ({ from: `${name}-from`, to: `${name}-to` });

/** A filter's parameters in the address. @internal */
export const namesOf = ({ kind, name }: Filter): readonly string[] =>
  kind === "dates" ? [name, ...Object.values(datesOf(name))] : [name];

/** A filter's values without duplicates. @internal */
export const valuesIn = (params: URLSearchParams, name: string): readonly string[] => [
  ...new Set(params.getAll(name).filter((value) => value.trim() !== "")),
];

// More chips of one filter would push the list out of sight.
const mostChips = 5;

/** Whether its control alone shows its whole value, so that a chip would only repeat it. @internal */
export function isShownByControl(filter: Filter, params: URLSearchParams): boolean {
  if (filter.kind === "text") return true;
  const value = params.get(filter.name)?.trim() ?? "";
  return (
    filter.kind === "select" &&
    (value === "" || optionsOf(filter).some((option) => String(option.value) === value))
  );
}

/** The active filters in an address. A filter without a value has no chip. */
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
  const value = valueText(filter, params, words);
  return value === "" ? [] : [{ names, text: words.chip(label, value) }];
}

function valueText(
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

/** A value's label. Unknown values are shown as they are, so that they can be removed. @internal */
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

/** New values of parameters: a text, or several values. Empty ones are removed. @internal */
export type FilterChanges = Readonly<Record<string, string | readonly string[]>>;

/** The address with changed parameters, on the first page, because the current page may no longer exist. @internal */
export function withParams(params: URLSearchParams, changes: FilterChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("page");
  for (const [name, change] of Object.entries(changes)) {
    const [first = "", ...others] = [change].flat().map((value) => value.trim());
    // The first value replaces the old one in place, to keep the order of parameters.
    if (first === "") next.delete(name);
    else next.set(name, first);
    for (const other of others) next.append(name, other);
  }
  return next;
}

/** The address without these filters or values. @internal */
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
