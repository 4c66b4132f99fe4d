import type { ComponentProps } from "react";

type MaskedInputProps = Omit<ComponentProps<"input">, "value"> & {
  /** The bare value: `310007769676`. */
  value: string;
  /** Called with the bare value at every letter. */
  onValue: (value: string) => void;
  /** What counts of what is typed or pasted. */
  keep: RegExp;
  /** How the bare value is shown: `3100 0776 9676`. */
  show: (value: string) => string;
  /** Brings what was kept into the value's form. */
  tidy?: (kept: string) => string;
};

const kept = (text: string, keep: RegExp): string =>
  Array.from(text)
    .filter((character) => keep.test(character))
    .join("");

/** A text box that groups what is typed as it is typed and hands on the bare value. */
export function MaskedInput({
  value,
  onValue,
  keep,
  show,
  tidy = (text) => text,
  ...input
}: MaskedInputProps) {
  return (
    <input
      {...input}
      type="text"
      autoComplete="off"
      value={show(value)}
      onChange={(event) => {
        const box = event.target;
        const before = kept(box.value.slice(0, box.selectionStart ?? box.value.length), keep);
        const next = tidy(kept(box.value, keep));
        // The caret stays behind the same character, however many separators now stand before it.
        box.value = show(next);
        let caret = 0;
        for (let count = 0; count < before.length && caret < box.value.length; caret++) {
          if (keep.test(box.value.charAt(caret))) count++;
        }
        box.setSelectionRange(caret, caret);
        onValue(next);
        input.onChange?.(event);
      }}
    />
  );
}
