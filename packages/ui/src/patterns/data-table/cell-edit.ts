import {
  commaRefusal,
  typedNumberIn,
  withoutThousands,
} from "@polyportal/domain/format/typed-number";
import type { CellValue } from "./cell-value.ts";
import type { Option } from "../select/options.tsx";

type Checked<Item> = {
  /** What is wrong with a value, in words that say what to do; it is not sent then. */
  check?: (value: CellValue, item: Item) => string | undefined;
};

/** How the cells of a column are edited where they stand. */
export type CellEdit<Item> =
  | (Checked<Item> & {
      /** Which control the cell becomes. */
      kind: "text" | "number";
    })
  | (Checked<Item> & {
      kind: "select";
      /** What there is to choose from. */
      options: readonly Option[];
    });

/** A value as it is typed. */
export const textOf = (value: CellValue): string =>
  value === null || value === undefined ? "" : String(value);

/** A value as it is read. */
export const wordsOf = <Item>(edit: CellEdit<Item>, value: CellValue): string =>
  edit.kind === "select" ? (optionOf(edit.options, textOf(value))?.label ?? "") : textOf(value);

const optionOf = (options: readonly Option[], text: string) =>
  options.find((option) => String(option.value) === text);

/** What was typed as a value, and what is wrong with it; `notANumber` says that it is none. */
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
