import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { tableMessages } from "@polyportal/domain/messages/table";
import { cx } from "class-variance-authority";
import { ChevronDownIcon } from "../../components/icon/icon.tsx";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { Option, SelectFieldProps } from "../select-field/select-field.tsx";
import { optionOf } from "../select-field/select-field.tsx";
import { matching } from "./match.ts";

export type ComboboxFieldProps = SelectFieldProps & {
  /** The list is on its way. */
  loading?: boolean;
};

/** A long list that is searched by typing: the ARIA 1.2 combobox. An empty choice is `""`. */
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
  const chosen = optionOf(options, value);
  // What is typed while the list is open; closed, the box shows the chosen option.
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const open = typed !== undefined;
  const shown = open ? matching(options, typed === chosen?.label ? "" : typed) : [];
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const openAt = (text: string, index: number) => {
    setTyped(text);
    setActive(index);
  };
  const close = () => {
    setTyped(undefined);
    setActive(-1);
  };
  const choose = (option: Option | undefined) => {
    close();
    const next = option?.value ?? "";
    if (next === (chosen?.value ?? "")) return;
    onChange(next);
    onChosen?.(next);
  };
  const leave = () => {
    // An emptied box is a cleared choice; a half-typed word is none and the old choice comes back.
    if (typed === "") choose(undefined);
    else close();
    onBlur();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      if (!open)
        openAt(
          chosen?.label ?? "",
          Math.max(
            0,
            options.findIndex((o) => o === chosen),
          ),
        );
      else if (shown.length > 0) {
        const from = active < 0 && step < 0 ? 0 : active;
        setActive((from + step + shown.length) % shown.length);
      }
    } else if (key === "Enter" && open) {
      event.preventDefault();
      const option = shown[active];
      if (option) choose(option);
      else if (typed === "") choose(undefined);
    } else if (key === "Escape" && open) {
      // The list closes, not the dialog that it may stand in.
      event.stopPropagation();
      close();
    }
  };

  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <div className="relative">
        <input
          {...control}
          ref={ref}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled || loading}
          placeholder={loading ? "Loading…" : placeholder}
          value={typed ?? chosen?.label ?? ""}
          onChange={(event) => openAt(event.target.value, event.target.value === "" ? -1 : 0)}
          onClick={(event) => {
            if (open) return;
            event.currentTarget.select();
            openAt(chosen?.label ?? "", -1);
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
          className={cx(controlLook, "pe-10")}
        />
        <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-muted" />
        {open && (
          <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded border border-line-strong bg-paper-raised shadow-float">
            <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
              {shown.map((option, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the keys
                <div
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  aria-selected={option === chosen}
                  data-active={index === active || undefined}
                  tabIndex={-1}
                  // The box keeps the focus while an option is pressed.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                  className="flex min-h-control items-center px-3 py-2 aria-selected:font-semibold data-active:bg-brand-soft hover:bg-paper-sunken"
                >
                  {option.label}
                </div>
              ))}
            </div>
            <p role="status" className={shown.length > 0 ? "sr-only" : "px-3 py-2 text-ink-muted"}>
              {shown.length > 0 ? countText(shown.length) : tableMessages.noResult}
            </p>
          </div>
        )}
      </div>
    </FormField>
  );
}

const countText = (count: number): string => `${count} ${count === 1 ? "result" : "results"}`;
