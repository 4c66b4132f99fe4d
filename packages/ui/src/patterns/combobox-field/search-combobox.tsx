import type { KeyboardEvent, ReactNode, Ref } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { valueAdded, valueRemoved } from "@polyportal/domain/messages/combobox";
import { useEscape } from "../../components/dropdown-menu/use-escape.ts";
import { ChevronDownIcon, CrossIcon } from "../../components/icon/icon.tsx";
import { controlLook } from "../form-field/form-field.tsx";
import type { Option } from "../select/options.tsx";
import { Chips } from "./chips.tsx";
import { stepped, steps } from "./keys.ts";
import { ListEnd, listNews } from "./list-end.tsx";
import { shownAtMost, typedInFull } from "./match.ts";
import { NothingFound, countText, optionId } from "./option-list.tsx";
import { SearchList } from "./search-list.tsx";
import type { LoadOptions } from "./use-server-options.ts";
import { useFoundOptions } from "./use-found-options.ts";

export type SearchComboboxProps = {
  /** The control's id. */
  id: string;
  /** The question: it names the list and the chosen values. */
  label: string;
  /** What ties the box to its label, hint and error. */
  control?: object;
  /** The chosen options; one at most unless `several`. */
  chosen: readonly Option[];
  /** Called with the options that are chosen next. */
  onChange: (chosen: readonly Option[]) => void;
  /** Several may be chosen. */
  several?: boolean;
  /** What there is to choose from, where the page has all of it. */
  options?: readonly Option[];
  /** Asks the server, where it has more than a page. */
  loadOptions?: LoadOptions;
  /** The text of the empty box. */
  placeholder?: string;
  /** The values cannot be changed now. */
  disabled?: boolean;
  /** The box was left. */
  onLeave?: () => void;
  /** The box. */
  ref?: Ref<HTMLInputElement>;
};

/** A box that searches the page's options or the server's, for one value or several, without a form. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { id, label, chosen, several = false, placeholder = "Type to search", disabled } = props;
  const [typed, setTyped] = useState<string>();
  // What was left in the box and is no option: it stays, with the reason.
  const [left, setLeft] = useState("");
  const [active, setActive] = useState(-1);
  const [news, setNews] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const open = typed !== undefined;
  const only = several ? undefined : chosen[0];
  const sought = typed === only?.label ? "" : (typed ?? "").trim();
  // A word that was left before its answer came is looked for until it does.
  const [waiting, setWaiting] = useState<string>();
  const found = useFoundOptions(props, waiting ?? sought, open || waiting !== undefined);
  const shown = useMemo(
    () => (props.loadOptions ? found.options : found.options.slice(0, shownAtMost)),
    [props.loadOptions, found.options],
  );

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const close = (rest = "") => {
    setTyped(undefined);
    setActive(-1);
    setLeft(rest);
    setWaiting(undefined);
  };
  useEscape(open, () => close());
  const remove = (option: Option) => {
    props.onChange(chosen.filter(({ value }) => value !== option.value));
    setNews(valueRemoved(option.label));
  };
  const choose = (option: Option) => {
    const has = chosen.some(({ value }) => value === option.value);
    if (!several) {
      close();
      if (!has) props.onChange([option]);
    } else {
      // The list stays for the next one.
      setTyped("");
      setActive(-1);
      setWaiting(undefined);
      if (has) remove(option);
      else {
        props.onChange([...chosen, option]);
        setNews(valueAdded(option.label));
      }
    }
  };
  const take = (text: string, options: readonly Option[]) => {
    const option = typedInFull(options, text);
    // Typed again, a value that is there already stays.
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
    props.onLeave?.();
  };
  const answered = waiting !== undefined && (found.current || found.failed);
  useEffect(() => {
    if (answered) take(waiting, found.current ? found.options : []);
  });
  const wrong = !open && waiting === undefined && left !== "" && !only;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
      const chips = box.current?.closest("[data-chips]")?.querySelectorAll("li button");
      const last = chips?.[chips.length - 1];
      if (last instanceof HTMLElement) last.focus();
    }
  };
  const counted = props.loadOptions
    ? listNews(found, shown.length, sought)
    : countText(shown.length, found.options.length, sought);
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
          {...props.control}
          id={id}
          ref={(element) => {
            box.current = element;
            if (typeof props.ref === "function") props.ref(element);
            else if (props.ref) props.ref.current = element;
          }}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-busy={found.busy || undefined}
          aria-activedescendant={shown[active] ? optionId(id, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder}
          value={typed ?? only?.label ?? left}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(event.target.value === "" ? -1 : 0);
            setWaiting(undefined);
          }}
          onClick={(event) => {
            if (open) return;
            event.currentTarget.select();
            setTyped(only?.label ?? left);
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
          className={cx(controlLook, "truncate pe-10")}
        />
        {only && !disabled ? (
          <Clear label={label} onClear={() => remove(only)} box={box} />
        ) : (
          <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-muted" />
        )}
        {open && (
          <SearchList
            id={id}
            label={label}
            shown={shown}
            total={found.total}
            chosen={chosen}
            several={several}
            active={active}
            ref={list}
            onChoose={choose}
            onEnd={found.onMore}
          >
            <ListEnd found={found} shown={shown.length} words={counted} sought={sought} />
          </SearchList>
        )}
        <p role="status" className="sr-only">
          {open ? [news, counted].filter(Boolean).join(". ") : news}
          {wrong && countText(0, 0, left)}
        </p>
      </div>
      {wrong && <NothingFound sought={left} />}
    </div>
  );
}

type ClearProps = { label: string; onClear: () => void; box: { current: HTMLElement | null } };

/** Takes the value away. From the box itself, an emptied one and Enter do the same. */
function Clear({ label, onClear, box }: ClearProps): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Clear ${label}`}
      className="absolute inset-y-0 end-0 grid w-control place-items-center text-ink-muted"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        onClear();
        box.current?.focus();
      }}
    >
      <CrossIcon />
    </button>
  );
}
