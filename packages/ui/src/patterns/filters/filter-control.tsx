import type { ReactNode } from "react";
import { useId, useState } from "react";
import { useWords } from "../../words/words.ts";
import { controlLook, selectLook } from "../form-field/form-field.tsx";
import { OptionList } from "../select/options.tsx";
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

/** What one filter is set with. */
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

type LabelledProps = { id: string; label: string; children: ReactNode };

const Labelled = ({ id, label, children }: LabelledProps) => (
  <div className="grid grid-cols-1 gap-1">
    <label htmlFor={id} className="text-14 font-medium">
      {label}
    </label>
    {children}
  </div>
);

/** Words take effect on Enter or when the box is left: not at each letter. */
function TextFilter({ filter, value, onChange }: ControlProps<"text">) {
  const id = useId();
  const now = value.get(filter.name) ?? "";
  // What is being typed; otherwise the box shows what the address says.
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed !== undefined && typed.trim() !== now) onChange({ [filter.name]: typed });
  };
  return (
    <Labelled id={id} label={filter.label}>
      <input
        id={id}
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
        className={controlLook}
      />
    </Labelled>
  );
}

function SelectFilter({ filter, value, onChange }: ControlProps<"select">) {
  const words = useWords("filters", filtersWords);
  const id = useId();
  return (
    <Labelled id={id} label={filter.label}>
      <select
        id={id}
        value={value.get(filter.name) ?? ""}
        onChange={(event) => onChange({ [filter.name]: event.target.value })}
        className={selectLook}
      >
        <option value="">{words.all}</option>
        <OptionList options={optionsOf(filter)} />
      </select>
    </Labelled>
  );
}
