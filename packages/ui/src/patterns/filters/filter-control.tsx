import { useState } from "react";
import { useWords } from "../../words/words.ts";
import { Input } from "../input/input.tsx";
import { Select } from "../select/select.tsx";
import { ChoiceFilter } from "./choice-filter.tsx";
import { DatesFilter } from "./dates-filter.tsx";
import type { Filter, FilterChanges } from "./filter.ts";
import { optionsOf, valuesIn } from "./filter.ts";
import { filtersWords } from "./filters.words.ts";

type ControlProps<Kind extends Filter["kind"]> = {
  filter: Extract<Filter, { kind: Kind }>;
  value: URLSearchParams;
  onChange: (changes: FilterChanges) => void;
};

/** The control of a filter. */
export function FilterControl({ filter, ...rest }: ControlProps<Filter["kind"]>) {
  if (filter.kind === "text") return <TextFilter filter={filter} {...rest} />;
  if (filter.kind === "select") return <SelectFilter filter={filter} {...rest} />;
  if (filter.kind === "dates") return <DatesFilter filter={filter} {...rest} />;
  return (
    <ChoiceFilter
      filter={filter}
      chosen={valuesIn(rest.value, filter.name)}
      onChosen={(chosen) => rest.onChange({ [filter.name]: chosen })}
    />
  );
}

/** Smaller than a form's label. */
const labelOf = ({ label }: Filter) => <span className="block text-14">{label}</span>;

/** A text takes effect on Enter or on leaving, not at each letter. */
function TextFilter({ filter, value, onChange }: ControlProps<"text">) {
  const now = value.get(filter.name) ?? "";
  // The text while typing; otherwise the box shows the address's value.
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed !== undefined && typed.trim() !== now) onChange({ [filter.name]: typed });
  };
  return (
    <Input
      label={labelOf(filter)}
      value={typed ?? now}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        take();
        setTyped(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
      }}
    />
  );
}

function SelectFilter({ filter, value, onChange }: ControlProps<"select">) {
  const words = useWords("filters", filtersWords);
  return (
    <Select
      label={labelOf(filter)}
      options={optionsOf(filter)}
      placeholder={filter.unset ?? words.all}
      value={value.get(filter.name) ?? ""}
      onChange={(event) => onChange({ [filter.name]: event.target.value })}
    />
  );
}
