import type { RefObject } from "react";
import { ChevronDownIcon, CrossIcon } from "../../components/icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { comboboxWords } from "./combobox.words.ts";

type BoxEndProps = {
  /** The field's label. */
  label: string;
  /** Clears the value, if there is one to clear. */
  onClear: (() => void) | false | undefined;
  /** The input, which takes the focus after clearing. */
  box: RefObject<HTMLElement | null>;
};

/** The end of a combobox: an arrow, or a button that clears the value. */
export function BoxEnd({ label, onClear, box }: BoxEndProps) {
  const words = useWords("combobox", comboboxWords);
  if (!onClear) {
    return (
      <span className="ui-box-end pointer-events-none">
        <ChevronDownIcon />
      </span>
    );
  }
  return (
    <button
      type="button"
      // By keyboard, emptying the box and pressing Enter does the same.
      tabIndex={-1}
      aria-label={words.clear(label)}
      className="ui-box-end"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        onClear();
        box.current?.focus();
      }}
    >
      <CrossIcon />
    </button>
  );
}
