import type { KeyboardEvent } from "react";
import { useRef, useState } from "react";
import { useWords } from "../../words/words.ts";
import { matching } from "../combobox-field/match.ts";
import { Input } from "../input/input.tsx";
import type { Filter } from "./filter.ts";
import { filtersWords } from "./filters.words.ts";

type ChoiceListProps = {
  filter: Extract<Filter, { kind: "several" }>;
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
};

// A shorter list needs no search.
const searchedFrom = 10;

/** Checkboxes, with a search if there are many. Arrows move between them. */
export function ChoiceList({ filter, chosen, onChosen }: ChoiceListProps) {
  const words = useWords("filters", filtersWords);
  const { options, label } = filter;
  const [sought, setSought] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const shown = matching(options, sought);
  const toggle = (value: string, on: boolean) => {
    const now = new Set(chosen);
    if (on) now.add(value);
    else now.delete(value);
    // In the list's order, so that the same choice gives the same address. Unknown values go last.
    const known = options.map((option) => String(option.value));
    onChosen([
      ...known.filter((one) => now.has(one)),
      ...[...now].filter((one) => !known.includes(one)),
    ]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const boxes = [...(list.current?.querySelectorAll("input") ?? [])];
    if (step === undefined || boxes.length === 0) return;
    event.preventDefault();
    // From the search box, Down goes to the first checkbox and Up to the last.
    const at = boxes.findIndex((box) => box === document.activeElement);
    boxes.at(at === -1 && step === -1 ? -1 : (at + step) % boxes.length)?.focus();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
      {options.length >= searchedFrom && (
        <div className="border-b border-line p-2">
          <Input
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={words.find(label)}
            placeholder={words.find(label)}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
      )}
      <div
        ref={list}
        role="group"
        aria-label={label}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
      >
        {shown.map((option) => {
          const value = String(option.value);
          return (
            <label
              key={value}
              className="flex min-h-control items-center gap-3 rounded px-2 py-1 hover:bg-paper-sunken"
            >
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
                className="size-5 shrink-0 accent-brand"
              />
              <span className="min-w-0 wrap-anywhere">{option.label}</span>
            </label>
          );
        })}
        <p role="status" className={shown.length === 0 ? "px-2 py-3 text-ink-muted" : "sr-only"}>
          {shown.length === 0 && words.noneFound}
        </p>
      </div>
    </div>
  );
}
