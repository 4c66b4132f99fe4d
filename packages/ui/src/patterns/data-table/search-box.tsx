import { useEffect, useEffectEvent, useId, useState } from "react";
import { CrossIcon, SearchIcon } from "../../components/icon/icon.tsx";
import { controlLook } from "../form-field/form-field.tsx";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

type SearchBoxProps = {
  /** The label: "Search students". */
  label: string;
  /** The current search. */
  search: string;
  onSearch: (search: string) => void;
};

// Long enough for a word, short enough to seem instant: each search costs a phone a request.
const pauseMs = 300;

/** Searches after a pause in typing, and at once on Enter. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const words = useWords("dataTable", dataTableWords);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const waiting = typed !== undefined && typed !== search;
  const searchFor = useEffectEvent(onSearch);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => searchFor(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, typed]);
  const searchNow = (text: string) => {
    setTyped(text);
    if (text !== search) onSearch(text);
  };
  const value = typed ?? search;
  return (
    <search className="relative w-full max-sm:order-first sm:w-auto sm:max-w-xs sm:min-w-48 sm:flex-1 print:hidden">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <SearchIcon className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-ink-muted" />
      <input
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") searchNow(value);
          else if (event.key === "Escape" && value !== "") {
            event.stopPropagation();
            searchNow("");
          }
        }}
        onBlur={() => {
          if (waiting) onSearch(typed);
          setTyped(undefined);
        }}
        className={`${controlLook} ps-10 pe-11`}
      />
      {value !== "" && (
        <button
          type="button"
          aria-label={words.clearSearch}
          // Keep the focus in the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => searchNow("")}
          className="absolute end-0 top-1/2 grid size-control -translate-y-1/2 place-items-center rounded text-ink-muted hover:text-ink"
        >
          <CrossIcon />
        </button>
      )}
    </search>
  );
}
