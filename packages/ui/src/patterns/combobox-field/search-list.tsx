import type { ReactNode, Ref } from "react";
import type { Option } from "../select/options.tsx";
import { listLook, optionId, optionLook } from "./option-list.tsx";
import { lift } from "./lift.ts";

type SearchListProps = {
  /** The field's id, from which the list and its options have theirs. */
  id: string;
  /** The field's label, which names the list too. */
  label: string;
  /** The options that are there. */
  shown: readonly Option[];
  /** How many there are in all, where that is known. */
  total: number | undefined;
  /** The options that the field holds. */
  chosen: readonly Option[];
  /** The field holds several. */
  several: boolean;
  /** Which of the shown ones the arrow keys have reached; -1 for none. */
  active: number;
  /** The list itself, for scrolling. */
  ref: Ref<HTMLDivElement>;
  /** Called with the option that is pressed. */
  onChoose: (option: Option) => void;
  /** Called when the list was scrolled to its end. */
  onEnd: () => void;
  /** What stands under the options. */
  children: ReactNode;
};

/** The list of a box that searches, page by page. The box keeps the focus, so it has the keys. */
export function SearchList(props: SearchListProps) {
  const { id, label, shown, total, chosen, several, active, ref, onChoose, onEnd } = props;
  return (
    <div
      ref={lift}
      role="presentation"
      // The box keeps the focus while an option or "Try again" is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + clientHeight > scrollHeight - clientHeight / 2) onEnd();
      }}
      className={listLook}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the keys */}
      <div
        ref={ref}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={several || undefined}
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
            id={optionId(id, index)}
            role="option"
            aria-selected={chosen.some(({ value }) => value === option.value)}
            aria-setsize={total ?? -1}
            aria-posinset={index + 1}
            data-active={index === active || undefined}
            className={optionLook}
          >
            {option.label}
          </div>
        ))}
      </div>
      {props.children}
    </div>
  );
}
