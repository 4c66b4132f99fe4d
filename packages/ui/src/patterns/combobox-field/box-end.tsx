import type { RefObject } from "react";
import { ChevronDownIcon, CrossIcon } from "../../components/icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { comboboxWords } from "./combobox.words.ts";

type BoxEndProps = {
  /** The field's label. */
  label: string;
  /** Takes the value away; without it there is none that could be. */
  onClear: (() => void) | false | undefined;
  /** The box, which takes the focus: a cleared choice is about to be made anew. */
  box: RefObject<HTMLElement | null>;
};

/** The end of a box that opens a list: the sign of that, or a button that takes the value away. */
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
      // From the box itself, an emptied one and Enter do the same.
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
