import {
  commaRefusal,
  typedNumberIn,
  withoutThousands,
} from "@polyportal/domain/format/typed-number";
import type { CellValue } from "./cell-value.ts";
import type { Option } from "../select/options.tsx";

type Checked<Item> = {
  /** Validates a value; returns a message. An invalid value is not sent. */
  check?: (value: CellValue, item: Item) => string | undefined;
};

/** How the cells of a column are edited in place. */
export type CellEdit<Item> =
  | (Checked<Item> & {
      /** The kind of input. */
      kind: "text" | "number";
    })
  | (Checked<Item> & {
      kind: "select";
      /** The options. */
      options: readonly Option[];
    });

/** A value as text to edit. */
export const textOf = (value: CellValue): string =>
  value === null || value === undefined ? "" : String(value);

/** A value as text to read. */
export const wordsOf = <Item>(edit: CellEdit<Item>, value: CellValue): string =>
  edit.kind === "select" ? (optionOf(edit.options, textOf(value))?.label ?? "") : textOf(value);

const optionOf = (options: readonly Option[], text: string) =>
  options.find((option) => String(option.value) === text);

/** The typed value and its error; `notANumber` is the message for an invalid number. */
export function valueOf<Item>(
  edit: CellEdit<Item>,
  typed: string,
  item: Item,
  notANumber: string,
): { value: CellValue; wrong: string | undefined } {
  const text = typed.trim();
  if (edit.kind === "number") {
    const value = text === "" ? null : typedNumberIn(withoutThousands(text));
    if (value === undefined) return { value: text, wrong: commaRefusal(text) ?? notANumber };
    return { value, wrong: edit.check?.(value, item) };
  }
  const value = edit.kind === "select" ? (optionOf(edit.options, text)?.value ?? text) : text;
  return { value, wrong: edit.check?.(value, item) };
}
