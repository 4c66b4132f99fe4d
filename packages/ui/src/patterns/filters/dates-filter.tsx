import { useState } from "react";
import { useWords } from "../../words/words.ts";
import { Input } from "../input/input.tsx";
import { Select } from "../select/select.tsx";
import type { Filter, FilterChanges } from "./filter.ts";
import { datesOf } from "./filter.ts";
import { filtersWords } from "./filters.words.ts";

type DatesFilterProps = {
  filter: Extract<Filter, { kind: "dates" }>;
  value: URLSearchParams;
  onChange: (changes: FilterChanges) => void;
};

// Not the value of any range, which begins with a letter.
const ownDays = "-";

/** Two days, either of which may be empty, or a range relative to today if there are any. */
export function DatesFilter({ filter, value, onChange }: DatesFilterProps) {
  const words = useWords("filters", filtersWords);
  const { name, label, spans } = filter;
  const { from, to } = datesOf(name);
  const [start, end] = [value.get(from) ?? "", value.get(to) ?? ""];
  const [asked, setAsked] = useState(false);
  const span = value.get(name) ?? "";
  const days = !spans || start !== "" || end !== "" || (asked && span === "");
  const put = (which: string) => (day: string) => onChange({ [name]: "", [which]: day });
  return (
    <fieldset className="grid min-w-0 grid-cols-1">
      <legend className="mb-1 text-14 font-medium">{label}</legend>
      {spans && (
        <Select
          aria-label={label}
          options={[...spans, { value: ownDays, label: words.betweenDays }]}
          placeholder={words.anyDay}
          value={days ? ownDays : span}
          onChange={({ target }) => {
            setAsked(target.value === ownDays);
            // Choosing own days first shows their boxes; until one is entered, only a range is removed.
            const next = target.value === ownDays ? "" : target.value;
            if (next !== span || start !== "" || end !== "")
              onChange({ [name]: next, [from]: "", [to]: "" });
          }}
          className={days ? "mb-2" : undefined}
        />
      )}
      {days && (
        <div className="flex flex-wrap items-center gap-2">
          <DayBox label={words.fromOf(label)} day={start} max={end} onDay={put(from)} />
          <span aria-hidden="true" className="text-14 text-ink-muted">
            {words.between}
          </span>
          <DayBox label={words.toOf(label)} day={end} min={start} onDay={put(to)} />
        </div>
      )}
      {start !== "" && end !== "" && end < start && (
        <p role="alert" className="mt-1 text-14 font-medium text-fail">
          {words.wrongOrder}
        </p>
      )}
    </fieldset>
  );
}

// While a year is typed, the browser reports each digit as a year: 2, 20, 202.
const whole = /^(19|[2-9]\d)\d{2}-/;

type DayBoxProps = {
  label: string;
  day: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
};

/** A day, typed or picked. It takes effect once its year is complete, or when it is cleared. */
function DayBox({ label, day, min, max, onDay }: DayBoxProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
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
      className="max-w-full min-w-0 flex-1 basis-32 px-2"
    />
  );
}
