import { useId, useState } from "react";
import { cx } from "class-variance-authority";
import { controlLook, selectLook } from "../form-field/form-field.tsx";
import { OptionList } from "../select/options.tsx";
import type { Filter } from "./filter.ts";
import { datesOf, optionsOf } from "./filter.ts";

type ControlProps<Kind extends Filter["kind"]> = {
  filter: Extract<Filter, { kind: Kind }>;
  value: URLSearchParams;
  onChange: (changes: Readonly<Record<string, string>>) => void;
};

/** What one filter is set with. */
export function FilterControl({ filter, ...rest }: ControlProps<Filter["kind"]>) {
  if (filter.kind === "text") return <TextFilter filter={filter} {...rest} />;
  if (filter.kind === "select") return <SelectFilter filter={filter} {...rest} />;
  return <DatesFilter filter={filter} {...rest} />;
}

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
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-14 font-medium">
        {filter.label}
      </label>
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
    </div>
  );
}

function SelectFilter({ filter, value, onChange }: ControlProps<"select">) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-14 font-medium">
        {filter.label}
      </label>
      <select
        id={id}
        value={value.get(filter.name) ?? ""}
        onChange={(event) => onChange({ [filter.name]: event.target.value })}
        className={selectLook}
      >
        <option value="">All</option>
        <OptionList options={optionsOf(filter)} />
      </select>
    </div>
  );
}

function DatesFilter({ filter, value, onChange }: ControlProps<"dates">) {
  const { from, to } = datesOf(filter.name);
  const [start, end] = [value.get(from) ?? "", value.get(to) ?? ""];
  const put = (name: string) => (day: string) => onChange({ [name]: day });
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-14 font-medium">{filter.label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <DayBox label={`${filter.label}, from`} day={start} max={end} onDay={put(from)} />
        <span aria-hidden="true" className="text-14 text-ink-muted">
          to
        </span>
        <DayBox label={`${filter.label}, to`} day={end} min={start} onDay={put(to)} />
      </div>
      {start !== "" && end !== "" && end < start && (
        <p role="alert" className="mt-1 text-14 font-medium text-fail">
          The end is before the start: choose a later day.
        </p>
      )}
    </fieldset>
  );
}

// While a year is typed, the browser gives each of its digits as a year: 2, 20, 202.
const whole = /^(19|[2-9]\d)\d{2}-/;

type DayBoxProps = {
  label: string;
  day: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
};

/** A day, typed or picked; it counts as soon as its year is whole, or when it is emptied. */
function DayBox({ label, day, min, max, onDay }: DayBoxProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="date"
      aria-label={label}
      value={typed ?? day}
      min={min || undefined}
      max={max || undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === "" || whole.test(target.value)) onDay(target.value);
      }}
      onBlur={() => setTyped(undefined)}
      className={cx(controlLook, "max-w-full min-w-0 flex-1 basis-36 px-2")}
    />
  );
}
