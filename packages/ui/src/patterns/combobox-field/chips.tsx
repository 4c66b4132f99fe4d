import type { KeyboardEvent } from "react";
import { CrossIcon } from "../../components/icon/icon.tsx";
import type { Option } from "../select/options.tsx";
import { useWords } from "../../words/words.ts";
import { comboboxWords } from "./combobox.words.ts";

type ChipsProps = {
  /** The field's label. */
  label: string;
  chosen: readonly Option[];
  disabled: boolean | undefined;
  onRemove: (option: Option) => void;
  /** Focuses the box, after the last chip was removed or passed. */
  onBox: () => void;
};

/** The chosen values as chips, removed by a press, Backspace or Delete. Arrows move between them. */
export function Chips({ label, chosen, disabled, onRemove, onBox }: ChipsProps) {
  const words = useWords("combobox", comboboxWords);
  if (chosen.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, option: Option) => {
    const chip = event.currentTarget.parentElement;
    const [before, after] = [chip?.previousElementSibling, chip?.nextElementSibling];
    const to = (place: Element | null | undefined) => {
      event.preventDefault();
      const button = place?.querySelector("button");
      if (button) button.focus();
      else onBox();
    };
    if (event.key === "ArrowRight") to(after);
    else if (event.key === "ArrowLeft" && before) to(before);
    else if (event.key === "Backspace" || event.key === "Delete") {
      to(after ?? before);
      onRemove(option);
    }
  };
  return (
    <ul aria-label={words.chosen(label)} className="flex flex-wrap gap-2">
      {chosen.map((option) => (
        <li key={option.value} className="max-w-full min-w-0">
          <button
            type="button"
            disabled={disabled}
            aria-label={words.remove(option.label)}
            onKeyDown={(event) => onKeyDown(event, option)}
            onClick={() => {
              onRemove(option);
              onBox();
            }}
            className="inline-flex min-h-control max-w-full items-center gap-2 rounded border border-line-strong bg-paper-sunken px-3 text-14 hover:bg-paper disabled:text-ink-muted"
          >
            <span className="min-w-0 truncate">{option.label}</span>
            {!disabled && <CrossIcon />}
          </button>
        </li>
      ))}
    </ul>
  );
}
