import type { KeyboardEvent } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { useEscape } from "../../components/dropdown-menu/use-escape.ts";
import { ChevronDownIcon, CrossIcon } from "../../components/icon/icon.tsx";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { SelectFieldProps } from "../select-field/select-field.tsx";
import type { Option } from "../select/options.tsx";
import { optionOf } from "../select/options.tsx";
import { stepped, steps } from "./keys.ts";
import { drawn, matching, plainLabelsOf, typedInFull } from "./match.ts";
import { NothingFound, OptionListBox, countText, optionId } from "./option-list.tsx";

export type ComboboxFieldProps = SelectFieldProps & {
  /** The list is on its way. */
  loading?: boolean;
};

/**
 * A long list that is searched by typing: the ARIA 1.2 combobox. An empty choice is `""`. Of thousands
 * of options the first fifty that match are drawn, so that every letter answers at once.
 */
export function ComboboxField({
  name,
  label,
  hint,
  required,
  options,
  placeholder = "Type to search",
  disabled,
  loading = false,
  onChosen,
}: ComboboxFieldProps) {
  const { id, error, control } = useField({ name, hint, required });
  const { value, onChange, onBlur, ref } = useFieldValue<string | number | null | undefined>(name);
  const chosen = useMemo(() => optionOf(options, value), [options, value]);
  // What is typed while the list is open; closed, the box shows the chosen option.
  const [typed, setTyped] = useState<string>();
  // What was left in the box and is no option: it stays, with the reason, where it hides no choice.
  const [left, setLeft] = useState("");
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const open = typed !== undefined;
  const sought = typed === chosen?.label ? "" : (typed ?? "");
  const found = useMemo(() => (open ? matching(options, sought) : []), [open, options, sought]);
  const shown = drawn(found, chosen);

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const openAt = (text: string, index: number) => {
    setTyped(text);
    setActive(index);
  };
  const close = (rest = "") => {
    setTyped(undefined);
    setActive(-1);
    setLeft(rest);
  };
  // The list closes, not the dialog that it may stand in.
  useEscape(open, () => close());
  const choose = (option: Option | undefined) => {
    close();
    const next = option?.value ?? "";
    if (next === (chosen?.value ?? "")) return;
    onChange(next);
    onChosen?.(next);
  };
  const leave = () => {
    // A word typed in full is a choice. Any other, or an emptied box, is none: the old one comes back.
    const option = typedInFull(options, sought);
    if (option) choose(option);
    else if (open) close(sought);
    onBlur();
  };
  const wrong = !open && !chosen && left !== "";

  const onKeyDown = (event: KeyboardEvent) => {
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
          {...control}
          ref={(element) => {
            ref(element);
            box.current = element;
          }}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? optionId(id, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled || loading}
          placeholder={loading ? "Loading…" : placeholder}
          value={typed ?? chosen?.label ?? left}
          onChange={(event) => openAt(event.target.value, event.target.value === "" ? -1 : 0)}
          onClick={(event) => {
            if (open) return;
            event.currentTarget.select();
            openAt(chosen?.label ?? left, -1);
          }}
          // Before the first letter, which would wait for it. (Safari, which has no idle time, does.)
          onFocus={() => window.requestIdleCallback?.(() => plainLabelsOf(options))}
          onKeyDown={onKeyDown}
          onBlur={leave}
          className={cx(controlLook, "truncate pe-10")}
        />
        {chosen && !disabled ? (
          <button
            type="button"
            // From the box itself, an emptied one and Enter do the same.
            tabIndex={-1}
            aria-label={`Clear ${label}`}
            className="absolute inset-y-0 end-0 grid w-control place-items-center text-ink-muted"
            // The box keeps the focus, or takes it: a cleared choice is about to be made anew.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              choose(undefined);
              box.current?.focus();
            }}
          >
            <CrossIcon />
          </button>
        ) : (
          <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-muted" />
        )}
        {open && (
          <OptionListBox
            id={id}
            label={label}
            shown={shown}
            total={found.length}
            chosen={chosen}
            sought={sought}
            active={active}
            ref={list}
            onChoose={choose}
          />
        )}
        {/* In the page before the list is, or its first words would not be read out. */}
        <p role="status" className="sr-only">
          {open && countText(shown.length, found.length, sought)}
          {wrong && countText(0, 0, left)}
        </p>
      </div>
      {wrong && <NothingFound sought={left} />}
    </FormField>
  );
}
