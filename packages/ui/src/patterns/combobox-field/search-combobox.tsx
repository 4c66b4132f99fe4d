import type { ComponentProps, KeyboardEvent } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { useEscape } from "../../components/dropdown-menu/use-escape.ts";
import { controlLook } from "../form-field/form-field.tsx";
import { composeHandlers, composeRefs } from "../form-field/compose.ts";
import type { NativeProps } from "../form-field/use-field.ts";
import type { Option } from "../select/options.tsx";
import { BoxEnd } from "./box-end.tsx";
import { Chips } from "./chips.tsx";
import { stepped, steps } from "./keys.ts";
import { ListEnd, SearchFailed, useListNews } from "./list-end.tsx";
import { shownAtMost, typedInFull } from "./match.ts";
import { NothingFound, OptionListBox, optionId } from "./option-list.tsx";
import type { LoadOptions } from "./use-server-options.ts";
import { useFoundOptions } from "./use-found-options.ts";
import { useWords } from "../../words/words.ts";
import { comboboxWords } from "./combobox.words.ts";

export type SearchComboboxProps = NativeProps<"input", "role" | "onChange"> & {
  /** The control's id. */
  id: string;
  /** The label: it names the list and the chosen values. */
  label: string;
  /** The attributes that connect the box with label, hint and error. */
  control?: object;
  /** The chosen options; at most one unless `several`. */
  chosen: readonly Option[];
  /** Called with the new options. */
  onChange: (chosen: readonly Option[]) => void;
  /** Allows several. */
  several?: boolean;
  /** The options, if the page has all of them. */
  options?: readonly Option[];
  /** Loads options from the server otherwise. */
  loadOptions?: LoadOptions;
  /** The placeholder of the empty box. */
  placeholder?: string;
  /** The values cannot be changed now. */
  disabled?: boolean | undefined;
  /** Called with the text at every letter. */
  onTyped?: ComponentProps<"input">["onChange"];
};

/** A box that searches options of the page or the server, for one value or several, without a form. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { id, label, control, chosen, onChange, several = false, onTyped, ...others } = props;
  const { options, loadOptions, className, ...input } = others;
  const words = useWords("combobox", comboboxWords);
  const { placeholder = words.placeholder, disabled } = input;
  const [typed, setTyped] = useState<string>();
  // Text that was left and is no option. It stays with an error.
  const [left, setLeft] = useState("");
  const [active, setActive] = useState(-1);
  const [news, setNews] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const open = typed !== undefined;
  const only = several ? undefined : chosen[0];
  const sought = typed === only?.label ? "" : (typed ?? "").trim();
  // A text that was left before its answer is still searched for.
  const [waiting, setWaiting] = useState<string>();
  // That search failed, so it is unknown whether the text is an option.
  const [lost, setLost] = useState(false);
  const found = useFoundOptions(
    { options, loadOptions },
    waiting ?? sought,
    open || waiting !== undefined,
  );
  const shown = loadOptions ? found.options : found.options.slice(0, shownAtMost);

  const close = (rest = "") => {
    setTyped(undefined);
    setActive(-1);
    setLeft(rest);
    setWaiting(undefined);
    setLost(false);
  };
  useEscape(open, () => close());
  const remove = (option: Option) => {
    onChange(chosen.filter(({ value }) => value !== option.value));
    setNews(words.removed(option.label));
  };
  const choose = (option: Option) => {
    const has = chosen.some(({ value }) => value === option.value);
    if (!several) {
      close();
      if (!has) onChange([option]);
    } else {
      // The list stays open for the next value.
      setTyped("");
      setActive(-1);
      setWaiting(undefined);
      if (has) remove(option);
      else {
        onChange([...chosen, option]);
        setNews(words.added(option.label));
      }
    }
  };
  const take = (text: string, options: readonly Option[]) => {
    const option = typedInFull(options, text);
    // A value that is typed again stays.
    if (option && !chosen.some(({ value }) => value === option.value)) choose(option);
    close(option ? "" : text);
  };
  const leave = () => {
    if (open && sought !== "" && !found.current && !found.failed) {
      setTyped(undefined);
      setActive(-1);
      setLeft(sought);
      setWaiting(sought);
    } else if (open) take(sought, found.options);
  };
  const answered = waiting !== undefined && (found.current || found.failed);
  const settle = useEffectEvent(() => {
    if (found.current) take(left, found.options);
    else {
      close(left);
      setLost(true);
    }
  });
  useEffect(() => {
    if (answered) settle();
  }, [answered]);
  const wrong = !open && waiting === undefined && left !== "" && !only;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an IME composes, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const empty = event.currentTarget.value === "";
    if (step !== undefined && (open || Math.abs(step) === 1)) {
      event.preventDefault();
      if (!open) {
        setTyped(only?.label ?? left);
        setActive(0);
      } else if (shown.length > 0) {
        const last = active === shown.length - 1 && step > 0;
        if (last && found.more) found.onMore();
        else setActive(stepped(active, step, shown.length));
        if (active + step >= shown.length - 2) found.onMore();
      }
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      const option = found.current ? (shown[active] ?? typedInFull(shown, sought)) : undefined;
      if (found.failed) found.onRetry();
      else if (option) choose(option);
      else if (typed === "" && only) remove(only);
    } else if (several && empty && event.key === "Backspace") {
      const last = chosen.at(-1);
      if (last) remove(last);
    } else if (several && empty && event.key === "ArrowLeft") {
      const chips = event.currentTarget.closest("[data-chips]")?.querySelectorAll("li button");
      const last = chips?.[chips.length - 1];
      if (last instanceof HTMLElement) last.focus();
    }
  };
  const served = useListNews(found, shown.length, sought);
  const counted = loadOptions ? served : words.counted(shown.length, found.options.length, sought);
  return (
    <div data-chips="" className="grid grid-cols-1 gap-2">
      {several && (
        <Chips
          label={label}
          chosen={chosen}
          disabled={disabled}
          onRemove={remove}
          onBox={() => box.current?.focus()}
        />
      )}
      <div className="relative">
        <input
          {...input}
          {...control}
          id={id}
          ref={composeRefs((element) => {
            box.current = element;
          }, input.ref)}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-busy={found.busy || undefined}
          aria-activedescendant={shown[active] ? optionId(id, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed ?? only?.label ?? left}
          onChange={composeHandlers(({ target }) => {
            setTyped(target.value);
            setActive(target.value === "" ? -1 : 0);
            setWaiting(undefined);
          }, onTyped)}
          onClick={composeHandlers((event) => {
            if (open) return;
            event.currentTarget.select();
            setTyped(only?.label ?? left);
          }, input.onClick)}
          onKeyDown={composeHandlers(onKeyDown, input.onKeyDown)}
          onBlur={composeHandlers(leave, input.onBlur)}
          className={cx(controlLook, "base:truncate base:pe-10", className)}
        />
        <BoxEnd label={label} onClear={only && !disabled && (() => remove(only))} box={box} />
        {open && (
          <OptionListBox
            id={id}
            label={label}
            shown={shown}
            total={found.total ?? -1}
            chosen={chosen.map(({ value }) => value)}
            several={several || undefined}
            active={active}
            onChoose={choose}
            onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
              if (scrollTop + clientHeight > scrollHeight - clientHeight / 2) found.onMore();
            }}
          >
            <ListEnd found={found} shown={shown.length} counted={counted} sought={sought} />
          </OptionListBox>
        )}
        <p role="status" className="sr-only">
          {open ? [news, counted].filter(Boolean).join(". ") : news}
          {wrong && (lost ? words.failed : words.counted(0, 0, left))}
        </p>
      </div>
      {wrong && lost && (
        <SearchFailed
          onRetry={() => {
            setTyped(left);
            box.current?.focus();
          }}
        />
      )}
      {wrong && !lost && <NothingFound sought={left} />}
    </div>
  );
}
