import type { ReactNode, Ref, SelectHTMLAttributes } from "react";
import { cx } from "class-variance-authority";
import { selectLook } from "../form-field/form-field.tsx";
import type { FramedProps, Named } from "../form-field/framed.tsx";
import { framed, useControl } from "../form-field/framed.tsx";
import type { Option } from "./options.tsx";
import { OptionList, optionOf } from "./options.tsx";
import { useWords } from "../../words/words.ts";
import { selectWords } from "./select.words.ts";

export type SelectProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  keyof FramedProps | "multiple" | "size" | "children"
> &
  FramedProps &
  Named & {
    /** What there is to choose from, in the order in which it is read. */
    options: readonly Option[];
    /** The same entries as they are drawn, where they stand in groups: `<optgroup>`s. */
    list?: ReactNode;
    /** The text of the empty entry; `null` for a list that has none. */
    placeholder?: string | null;
    /** Called with the chosen option's own value, a number where it is one; `""` for the empty entry. */
    onChosen?: ((value: string | number) => void) | undefined;
    /** The list itself, to move the focus to it. */
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/** A short list in the phone's own picker with its label, hint and error, without any form library. */
export function Select(props: SelectProps) {
  const words = useWords("select", selectWords);
  const {
    options,
    list,
    placeholder = words.empty,
    onChosen,
    onChange,
    className,
    ...rest
  } = props;
  const { frame, native, control } = useControl(rest);
  return framed(
    frame,
    <select
      {...native}
      {...control}
      onChange={(event) => {
        onChosen?.(optionOf(options, event.target.value)?.value ?? "");
        onChange?.(event);
      }}
      className={cx(selectLook, className)}
    >
      {placeholder !== null && <option value="">{placeholder}</option>}
      {list ?? <OptionList options={options} />}
    </select>,
  );
}
