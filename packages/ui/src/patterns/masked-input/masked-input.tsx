import type { ComponentProps } from "react";

type MaskedInputProps = Omit<ComponentProps<"input">, "value"> & {
  /** The plain value: `310007769676`. */
  value: string;
  /** Called with the plain value at every letter. */
  onValue: (value: string) => void;
  /** The characters to keep of what is typed or pasted. */
  keep: RegExp;
  /** Formats the plain value: `3100 0776 9676`. */
  show: (value: string) => string;
  /** Normalises the kept characters. */
  tidy?: (kept: string) => string;
};

const kept = (text: string, keep: RegExp): string =>
  Array.from(text)
    .filter((character) => keep.test(character))
    .join("");

/** A text input that formats the text while typing and passes on the plain value. */
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
        // Keep the caret after the same character, whatever separators were inserted.
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
