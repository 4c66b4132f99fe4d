import type { ComponentProps } from "react";
import type { Option } from "../select/options.tsx";
import { lift } from "./lift.ts";
import { useWords } from "../../words/words.ts";
import { comboboxWords } from "./combobox.words.ts";

type OptionListBoxProps = ComponentProps<"div"> & {
  /** The field's id, from which the ids of the list and its options are made. */
  id: string;
  /** The field's label, also the name of the list. */
  label: string;
  /** The rendered options. */
  shown: readonly Option[];
  /** The number of all options; -1 if unknown. */
  total: number;
  /** The field's values. */
  chosen: readonly (Option["value"] | undefined)[];
  /** The field holds several values. */
  several?: boolean | undefined;
  /** The index of the active option; -1 for none. */
  active: number;
  /** Called with the pressed option. */
  onChoose: (option: Option) => void;
};

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

/** The list of a combobox, with messages below its options. */
export function OptionListBox(props: OptionListBoxProps) {
  const { id, label, shown, total, chosen, several, active, onChoose, children, ...frame } = props;
  return (
    <div
      {...frame}
      ref={lift}
      role="presentation"
      // Keep the focus, and so the keys, in the box.
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

/** The specified words if there is no match. (The status beside it is announced.) */
export function NothingFound({ sought }: { sought: string }) {
  const words = useWords("combobox", comboboxWords);
  return (
    <div aria-hidden="true" className="px-3 py-2 wrap-anywhere">
      <p className="font-semibold">{words.noResult(sought)}</p>
      <p className="text-14 text-ink-muted">{words.noResultHint}</p>
    </div>
  );
}

/** The number of options, below the last one. (The status beside it is announced.) */
export function CountLine({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className="ui-options-end">
      {children}
    </p>
  );
}

export const optionId = (id: string, index: number): string => `${id}-option-${index}`;
