import type { ComponentProps } from "react";
import type { Option } from "../select/options.tsx";
import { lift } from "./lift.ts";
import { useWords } from "../../words/words.ts";
import { comboboxWords } from "./combobox.words.ts";

type OptionListBoxProps = ComponentProps<"div"> & {
  /** The field's id, from which the list and its options have theirs. */
  id: string;
  /** The field's label, which names the list too. */
  label: string;
  /** The options that are drawn. */
  shown: readonly Option[];
  /** How many there are with those that are not drawn; -1 where that is not known. */
  total: number;
  /** The values that the field holds. */
  chosen: readonly (Option["value"] | undefined)[];
  /** The field holds several. */
  several?: boolean | undefined;
  /** Which of the shown ones the arrow keys have reached; -1 for none. */
  active: number;
  /** Called with the option that is pressed. */
  onChoose: (option: Option) => void;
};

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

/** The list of a combobox, and under its options what else there is to say of them. */
export function OptionListBox(props: OptionListBoxProps) {
  const { id, label, shown, total, chosen, several, active, onChoose, children, ...frame } = props;
  return (
    <div
      {...frame}
      ref={lift}
      role="presentation"
      // The box keeps the focus, so it has the keys, while an option or a button under them is pressed.
      onMouseDown={(event) => event.preventDefault()}
      className="ui-options"
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the keys */}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={several}
        tabIndex={-1}
        onClick={({ currentTarget, target }) => {
          const pressed = (target as Element).closest("[role=option]");
          const option = shown[[...currentTarget.children].findIndex((each) => each === pressed)];
          if (option) onChoose(option);
        }}
      >
        {shown.map((option, index) => (
          <div
            key={option.value}
            ref={index === active ? intoView : undefined}
            id={optionId(id, index)}
            role="option"
            aria-selected={chosen.includes(option.value)}
            aria-setsize={total}
            aria-posinset={index + 1}
            data-active={index === active || undefined}
            className="ui-option"
          >
            {option.label}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

/** What was typed is no option, in the specified words. (The status beside it is what is read out.) */
export function NothingFound({ sought }: { sought: string }) {
  const words = useWords("combobox", comboboxWords);
  return (
    <div aria-hidden="true" className="px-3 py-2 wrap-anywhere">
      <p className="font-semibold">{words.noResult(sought)}</p>
      <p className="text-14 text-ink-muted">{words.noResultHint}</p>
    </div>
  );
}

/** How many options there are, under the last. (The status beside it is what is read out.) */
export function CountLine({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className="ui-options-end">
      {children}
    </p>
  );
}

export const optionId = (id: string, index: number): string => `${id}-option-${index}`;
