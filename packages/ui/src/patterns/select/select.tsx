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
    /** The options in order. */
    options: readonly Option[];
    /** The options as elements, if they are in groups: `<optgroup>`s. */
    list?: ReactNode;
    /** The label of the empty option; `null` for none. */
    placeholder?: string | null;
    /** Called with the option's value, which may be a number; `""` for the empty option. */
    onChosen?: ((value: string | number) => void) | undefined;
    /** The element, to focus it. */
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/** A short list in the phone's own picker, with label, hint and error, without a form library. */
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
