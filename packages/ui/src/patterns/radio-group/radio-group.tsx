import type { ComponentProps, ReactNode, Ref } from "react";
import { useId } from "react";
import { GroupField } from "../form-field/form-field.tsx";
import type { FramedProps } from "../form-field/framed.tsx";
import type { Option } from "../select/options.tsx";

export type RadioGroupProps = Omit<ComponentProps<"fieldset">, keyof FramedProps | "children"> &
  Omit<FramedProps, "label"> & {
    /** The question that all of them answer. */
    label: ReactNode;
    /** What there is to choose from: up to about six. */
    options: readonly Option[];
    /** The chosen option's value; `""` before a choice. Without it the group holds its choice itself. */
    value?: string | number | null | undefined;
    /** Called with the chosen option's own value. */
    onChosen?: ((value: string | number) => void) | undefined;
    /** The first of them, to move the focus to it. */
    first?: Ref<HTMLInputElement> | undefined;
  };

/** A choice among few, all of them in sight, without any form library. */
export function RadioGroup({ label, hint, error, required, ...props }: RadioGroupProps) {
  const { options, value: chosen, onChosen, first, disabled, name, ...fieldset } = props;
  const made = useId();
  const id = fieldset.id ?? made;
  return (
    <GroupField {...fieldset} id={id} label={label} hint={hint} error={error} required={required}>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label: text }, index) => (
          <label key={value} className="ui-choice">
            <input
              type="radio"
              disabled={disabled}
              id={index === 0 ? id : undefined}
              ref={index === 0 ? first : undefined}
              // The id keeps two forms with the same field apart: the browser groups by name.
              name={name ?? id}
              value={value}
              required={required || undefined}
              {...(chosen !== undefined && { checked: String(chosen) === String(value) })}
              onChange={() => onChosen?.(value)}
              className="size-5 shrink-0 accent-brand"
            />
            {text}
          </label>
        ))}
      </div>
    </GroupField>
  );
}
