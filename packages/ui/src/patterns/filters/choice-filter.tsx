import { useId, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { ChevronDownIcon } from "../../components/icon/icon.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { useWords } from "../../words/words.ts";
import { selectLook } from "../form-field/form-field.tsx";
import type { ChoicePanel } from "./choice-panel.tsx";
import { labelOf } from "./filter.ts";
import { filtersWords } from "./filters.words.ts";
import type { ChoiceFilterProps } from "./choice-filter-props.ts";

/** A filter with several values: a button that names them, and a panel that is loaded on the first press. */
export function ChoiceFilter({ filter, chosen, onChosen }: ChoiceFilterProps) {
  const words = useWords("filters", filtersWords);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"closed" | "loading" | "failed" | "open">("closed");
  const [Panel, setPanel] = useState<typeof ChoicePanel>();
  const open = async () => {
    setState("loading");
    try {
      const { ChoicePanel } = await import("./choice-panel.tsx");
      setPanel(() => ChoicePanel);
      setState("open");
    } catch {
      setState("failed");
    }
  };
  const said =
    chosen.length > 1
      ? words.chosen(chosen.length)
      : chosen.map((value) => labelOf(filter, value))[0];
  return (
    <div className="ui-field">
      <span id={`${id}-label`} className="text-14 font-medium">
        {filter.label}
      </span>
      <button
        ref={button}
        id={id}
        type="button"
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        aria-expanded={state === "open"}
        aria-busy={state === "loading" || undefined}
        onClick={() => void open()}
        className={cx(selectLook, "flex items-center justify-between gap-2 text-start")}
      >
        <span className="min-w-0 truncate">{said ?? words.all}</span>
        {state === "loading" ? <Spinner /> : <ChevronDownIcon />}
      </button>
      {state === "failed" && (
        <p role="alert" className="text-14 font-medium text-fail">
          {words.notLoaded}
        </p>
      )}
      {state === "open" && Panel && (
        <Panel
          filter={filter}
          chosen={chosen}
          onChosen={onChosen}
          opener={button}
          onClose={() => setState("closed")}
        />
      )}
    </div>
  );
}
