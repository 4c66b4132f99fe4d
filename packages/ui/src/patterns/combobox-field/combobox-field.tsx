import type { KeyboardEvent } from "react";
import { useMemo, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { cx } from "class-variance-authority";
import { useEscape } from "../../components/dropdown-menu/use-escape.ts";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import { composeHandlers, composeRefs } from "../form-field/compose.ts";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { Option } from "../select/options.tsx";
import { optionOf } from "../select/options.tsx";
import { BoxEnd } from "./box-end.tsx";
import { stepped, steps } from "./keys.ts";
import { drawn, matching, plainLabelsOf, typedInFull } from "./match.ts";
import { CountLine, NothingFound, OptionListBox, optionId } from "./option-list.tsx";
import { useWords } from "../../words/words.ts";
import { comboboxWords } from "./combobox.words.ts";

export type ComboboxFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"input", "role"> & {
    /** The options in order. */
    options: readonly Option[];
    /** The placeholder of the empty box. */
    placeholder?: string;
    /** Called after the value changed, to clear what depends on it. */
    onChosen?: (value: string | number) => void;
    /** The options are loading. */
    loading?: boolean;
  };

/**
 * A searchable list of options: the ARIA 1.2 combobox. The empty value is `""`. Only the first fifty matches
 * are rendered, so that typing in thousands of options is fast.
 */
export function ComboboxField<Values extends FieldValues = FieldValues>(
  props: ComboboxFieldProps<Values>,
) {
  const { name, label, hint, required, options, loading, onChosen, className, ...input } = props;
  const words = useWords("combobox", comboboxWords);
  const { placeholder = words.placeholder, disabled } = input;
  const { id, error, control } = useField(props);
  const { value, onChange, onBlur, ref } = useFieldValue<string | number | null | undefined>(name);
  const chosen = useMemo(() => optionOf(options, value), [options, value]);
  // The typed text while the list is open. Otherwise the box shows the chosen option.
  const [typed, setTyped] = useState<string>();
  // Text that was left and is no option. It stays with an error, unless it would hide a value.
  const [left, setLeft] = useState("");
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLInputElement>(null);
  const open = typed !== undefined;
  const sought = typed === chosen?.label ? "" : (typed ?? "");
  const found = useMemo(() => (open ? matching(options, sought) : []), [open, options, sought]);
  const shown = drawn(found, chosen);

  const openAt = (text: string, index: number) => {
    setTyped(text);
    setActive(index);
  };
  const close = (rest = "") => {
    setTyped(undefined);
    setActive(-1);
    setLeft(rest);
  };
  // Closes the list, not a dialog around it.
  useEscape(open, () => close());
  const choose = (option: Option | undefined) => {
    close();
    const next = option?.value ?? "";
    if (next === (chosen?.value ?? "")) return;
    onChange(next);
    onChosen?.(next);
  };
  const leave = () => {
    // A fully typed option is chosen. Any other text, or an empty box, restores the old value.
    const option = typedInFull(options, sought);
    if (option) choose(option);
    else if (open) close(sought);
    onBlur();
  };
  const wrong = !open && !chosen && left !== "";
  const counted = words.counted(shown.length, found.length, sought);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an IME composes, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && (open || Math.abs(step) === 1)) {
      event.preventDefault();
      if (!open) {
        const at = chosen ? drawn(options, chosen).indexOf(chosen) : 0;
        openAt(chosen?.label ?? left, at);
      } else if (shown.length > 0) setActive(stepped(active, step, shown.length));
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      const option = shown[active];
      if (option) choose(option);
      else if (typed === "") choose(undefined);
    }
  };

  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <div className="relative">
        <input
          {...input}
          {...control}
          ref={composeRefs((element) => {
            ref(element);
            box.current = element;
          }, input.ref)}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? optionId(id, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled || loading}
          placeholder={loading ? words.loading : placeholder}
          value={typed ?? chosen?.label ?? left}
          onChange={composeHandlers(
            ({ target }) => openAt(target.value, target.value === "" ? -1 : 0),
            input.onChange,
          )}
          onClick={composeHandlers((event) => {
            if (open) return;
            event.currentTarget.select();
            openAt(chosen?.label ?? left, -1);
          }, input.onClick)}
          // Preloads, so that the first letter does not wait. (Safari has no idle callback and does.)
          onFocus={composeHandlers(
            () => window.requestIdleCallback?.(() => plainLabelsOf(options)),
            input.onFocus,
          )}
          onKeyDown={composeHandlers(onKeyDown, input.onKeyDown)}
          onBlur={composeHandlers(leave, input.onBlur)}
          className={cx(controlLook, "base:truncate base:pe-10", className)}
        />
        <BoxEnd
          label={label}
          onClear={chosen && !disabled && (() => choose(undefined))}
          box={box}
        />
        {open && (
          <OptionListBox
            id={id}
            label={label}
            shown={shown}
            total={found.length}
            chosen={[chosen?.value]}
            active={active}
            onChoose={choose}
          >
            {shown.length < found.length && <CountLine>{counted}</CountLine>}
            {found.length === 0 && <NothingFound sought={sought} />}
          </OptionListBox>
        )}
        {/* A live region must exist before its first words, or they are not announced. */}
        <p role="status" className="sr-only">
          {open && counted}
          {wrong && words.counted(0, 0, left)}
        </p>
      </div>
      {wrong && <NothingFound sought={left} />}
    </FormField>
  );
}
