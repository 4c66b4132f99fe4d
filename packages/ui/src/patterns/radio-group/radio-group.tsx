import type { ComponentProps, ReactNode, Ref } from "react";
import { useId } from "react";
import { GroupField } from "../form-field/form-field.tsx";
import type { FramedProps } from "../form-field/framed.tsx";
import type { Option } from "../select/options.tsx";

export type RadioGroupProps = Omit<ComponentProps<"fieldset">, keyof FramedProps | "children"> &
  Omit<FramedProps, "label"> & {
    /** The label of the group. */
    label: ReactNode;
    /** The options: up to about six. */
    options: readonly Option[];
    /** The chosen value, if controlled; `""` for none. */
    value?: string | number | null | undefined;
    /** Called with the chosen option's value. */
    onChosen?: ((value: string | number) => void) | undefined;
    /** The first radio button, to focus it. */
    first?: Ref<HTMLInputElement> | undefined;
  };

/** A choice of a few visible options, without a form library. */
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
              // Browsers group radio buttons by name, so the id separates two forms with the same field.
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
