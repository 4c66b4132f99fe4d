import type { Ref } from "react";
import { noResultFor, tableMessages } from "@polyportal/domain/messages/table";
import type { Option } from "../select/options.tsx";
import { lift } from "./lift.ts";

type OptionListBoxProps = {
  /** The field's id, from which the list and its options have theirs. */
  id: string;
  /** The field's label, which names the list too. */
  label: string;
  /** The options that are drawn. */
  shown: readonly Option[];
  /** How many there are with those that are not drawn. */
  total: number;
  /** The option that the field holds. */
  chosen: Option | undefined;
  /** What was typed, where it narrows the list. */
  sought: string;
  /** Which of the shown ones the arrow keys have reached; -1 for none. */
  active: number;
  /** The list itself, for scrolling. */
  ref: Ref<HTMLDivElement>;
  /** Called with the option that is pressed. */
  onChoose: (option: Option) => void;
};

/** Under its box at first; `lift` puts it where there is room. */
export const listLook =
  "absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded border border-line-strong bg-paper-raised shadow-float";

/** An option; where colours are forced the theme marks it by shape. */
export const optionLook =
  "flex min-h-control items-center px-3 py-2 wrap-anywhere aria-selected:font-semibold data-active:bg-brand-soft hover:bg-paper-sunken";

/** The list under a combobox. The box keeps the focus, so it has the keys. */
export function OptionListBox(props: OptionListBoxProps) {
  const { id, label, shown, total, chosen, sought, active, ref, onChoose } = props;
  return (
    <div ref={lift} className={listLook}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the keys */}
      <div
        ref={ref}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        // The box keeps the focus while an option is pressed.
        onMouseDown={(event) => event.preventDefault()}
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
            aria-selected={option === chosen}
            aria-setsize={total}
            aria-posinset={index + 1}
            data-active={index === active || undefined}
            className={optionLook}
          >
            {option.label}
          </div>
        ))}
      </div>
      {shown.length < total && (
        <p aria-hidden="true" className="border-t border-line px-3 py-2 text-14 text-ink-muted">
          {countText(shown.length, total, sought)}
        </p>
      )}
      {total === 0 && <NothingFound sought={sought} />}
    </div>
  );
}

/** What was typed is no option, in the specified words. (The status beside it is what is read out.) */
export function NothingFound({ sought }: { sought: string }) {
  return (
    <div aria-hidden="true" className="px-3 py-2 wrap-anywhere">
      <p className="font-semibold">{noResultFor(sought)}</p>
      <p className="text-14 text-ink-muted">{tableMessages.noResultHint}</p>
    </div>
  );
}

export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

/** What a screen reader is told of the list as it changes. */
export function countText(shown: number, total: number, sought: string): string {
  if (total === 0) return `${noResultFor(sought)}, ${tableMessages.noResultHint}`;
  // By hand: to load `Intl`'s numbers would hold up the very key that opens the list.
  const count = String(total).replace(/\B(?=(\d{3})+$)/g, ",");
  const results = `${count} ${total === 1 ? "result" : "results"}`;
  return shown < total ? `The first ${shown} of ${results}. Keep typing to find yours.` : results;
}
