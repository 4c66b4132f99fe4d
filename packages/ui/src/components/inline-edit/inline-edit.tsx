import type { FormEvent, ComponentProps, InputHTMLAttributes, ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { Button } from "../button/button.tsx";
import { PencilIcon } from "../icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { inlineEditWords } from "./inline-edit.words.ts";

export type InlineEditProps = Omit<ComponentProps<"div">, "children" | "onChange"> & {
  /** What the value is: "Head of department". */
  label: string;
  /** The current value. */
  value: string;
  /** Saves the text. Rejects with the message to show. */
  onSave: (value: string) => Promise<unknown>;
  /** Validates the text before it is sent; returns a message or undefined. */
  check?: (value: string) => string | undefined;
  /** How to display the value, if not as its text. */
  children?: ReactNode;
  /** Why it cannot be edited now; by default it can. */
  disabledReason?: string;
  /** Further props of the input. */
  input?: Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "id" | "className">;
};

/** A value that is edited in place: Enter saves, Escape cancels, and the focus returns. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, onSave, check, children, disabledReason, input, className, ...rest } =
    props;
  const words = useWords("inlineEdit", inlineEditWords);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const editing = typed !== undefined;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) box.current?.select();
    // If the person moved on while it was saved, leave the focus there.
    else if (wasEditing.current && document.activeElement === document.body) {
      opener.current?.focus();
    }
    wasEditing.current = editing;
  }, [editing]);

  const leave = () => {
    setTyped(undefined);
    setProblem(undefined);
  };
  const refuse = (why: string) => {
    setProblem(why);
    box.current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (typed === undefined || saving) return;
    const next = typed.trim();
    if (next === value) {
      leave();
      return;
    }
    const wrong = check?.(next);
    if (wrong) {
      refuse(wrong);
      return;
    }
    setSaving(true);
    try {
      await onSave(next);
      leave();
      setSaved(true);
    } catch (failure) {
      refuse((failure instanceof Error && failure.message) || words.notSaved);
    }
    setSaving(false);
  };

  return (
    <div
      {...rest}
      data-state={saving ? "saving" : editing ? "editing" : "shown"}
      className={cx("base:min-w-0", className)}
    >
      {editing ? (
        <form noValidate onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-1">
          <label htmlFor={id} className="text-14 text-ink-muted">
            {label}
          </label>
          <div className="flex flex-wrap items-center gap-2">
            <input
              {...input}
              ref={box}
              id={id}
              value={typed}
              readOnly={saving}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Escape" || saving) return;
                // Do not close a dialog around it.
                event.stopPropagation();
                leave();
              }}
              className="min-h-control min-w-0 flex-[1_1_12rem] rounded border border-line-strong bg-paper-raised px-3 text-16 text-ink read-only:bg-paper-sunken aria-invalid:border-fail aria-invalid:ring-1 aria-invalid:ring-fail"
            />
            <Button type="submit" loading={saving}>
              {words.save}
            </Button>
            <Button variant="secondary" disabled={saving} onClick={leave}>
              {words.cancel}
            </Button>
          </div>
          <p
            id={`${id}-problem`}
            role="alert"
            className="text-14 font-medium text-fail empty:hidden"
          >
            {problem}
          </p>
        </form>
      ) : (
        <div className="flex items-center gap-1">
          <span className="min-w-0 break-words">{children ?? dash(value)}</span>
          <button
            ref={opener}
            type="button"
            aria-label={words.edit(label)}
            aria-disabled={disabledReason ? true : undefined}
            aria-describedby={disabledReason ? `${id}-reason` : undefined}
            onClick={() => {
              if (disabledReason) return;
              setSaved(false);
              setTyped(value);
            }}
            className="grid min-h-control min-w-control shrink-0 place-items-center rounded text-brand hover:bg-brand-soft aria-disabled:text-ink-muted"
          >
            <PencilIcon />
          </button>
        </div>
      )}
      {disabledReason && !editing && (
        <p id={`${id}-reason`} className="text-14 text-ink-muted">
          {disabledReason}
        </p>
      )}
      <span role="status" className="sr-only">
        {saved && `${label}: ${words.saved}`}
      </span>
    </div>
  );
}
