import type { ComponentProps } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { cx } from "class-variance-authority";
import { emptySitting } from "@polyportal/domain/o-level/empty-sitting";
import { oLevelLimits } from "@polyportal/domain/o-level/limits";
import { Button } from "../../components/button/button.tsx";
import { useEscape } from "../../components/dropdown-menu/use-escape.ts";
import { PlusIcon } from "../../components/icon/icon.tsx";
import { composeRefs } from "../form-field/compose.ts";
import { Sitting } from "./sitting.tsx";
import { useWords } from "../../words/words.ts";
import { oLevelEditorWords } from "./o-level-editor.words.ts";
import type { OLevelLists } from "./o-level-lists.ts";

export type { OLevelLists } from "./o-level-lists.ts";

export type OLevelEditorProps = Omit<ComponentProps<"div">, "children"> & {
  /** The path of the sittings in the form. */
  name?: string;
  /** The options of each box. */
  lists: OLevelLists;
  /** How many subjects of a sitting are required, from the first row on. */
  fewest?: number;
  /** Whether a sitting may await its result; it then asks for no card and no subjects. */
  awaitable?: boolean;
};

/**
 * The O-level result: one or two sittings of nine subject rows, as `oLevelSchema` validates them. Render it
 * once its lists are loaded.
 */
export function OLevelEditor(props: OLevelEditorProps) {
  const {
    name = "sittings",
    lists,
    fewest = 8,
    awaitable = false,
    ref,
    className,
    ...rest
  } = props;
  const words = useWords("oLevelEditor", oLevelEditorWords);
  const { control, getValues, setValue, clearErrors } = useFormContext();
  const count: number = useWatch({
    control,
    name,
    // Only the number of sittings, so that typing in one does not re-render the editor.
    compute: (sittings: readonly unknown[] | undefined) => sittings?.length ?? 0,
  });
  const [collapsed, setCollapsed] = useState<readonly number[]>([]);

  const [asking, setAsking] = useState(false);
  // The deleted second sitting, until there is one again.
  const [deleted, setDeleted] = useState<unknown>();
  const [focusOn, setFocusOn] = useState<"undo" | "second" | "keep" | "delete">();
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusOn) return;
    // The pressed button is gone, so the undo button or the new sitting takes the focus.
    editor.current?.querySelector<HTMLElement>(`[data-focus=${focusOn}]`)?.focus();
    setFocusOn(undefined);
  }, [focusOn]);

  const change = (sittings: readonly unknown[]) => {
    setCollapsed([]);
    setDeleted(undefined);
    setValue(name, sittings, { shouldDirty: true });
  };
  const bring = (second: unknown) => {
    change([...getValues(name).slice(0, 1), second]);
    setFocusOn("second");
  };
  const ask = (now: boolean) => {
    setAsking(now);
    setFocusOn(now ? "keep" : "delete");
  };
  const deleteSecond = () => {
    const second: unknown = structuredClone(getValues(`${name}.1`));
    clearErrors(`${name}.1`);
    change(getValues(name).slice(0, 1));
    setDeleted(second);
    setAsking(false);
    setFocusOn("undo");
  };

  const toggle = (index: number) =>
    setCollapsed(
      collapsed.includes(index) ? collapsed.filter((at) => at !== index) : [...collapsed, index],
    );

  return (
    <div
      {...rest}
      ref={composeRefs((element) => {
        editor.current = element;
      }, ref)}
      className={cx("base:grid base:gap-6", className)}
    >
      {Array.from({ length: count }, (_, index) => (
        <Sitting
          key={index}
          name={`${name}.${index}`}
          title={words.sitting(index)}
          lists={lists}
          fewest={fewest}
          awaitable={awaitable}
          collapsed={collapsed.includes(index)}
          onToggle={count > 1 ? () => toggle(index) : undefined}
          onDelete={index > 0 ? () => ask(true) : undefined}
          question={
            index > 0 &&
            asking && <DeleteQuestion onDelete={deleteSecond} onKeep={() => ask(false)} />
          }
        />
      ))}
      {deleted !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3">
          {words.deleted(words.sitting(1))}
          <Button data-focus="undo" variant="secondary" onClick={() => bring(deleted)}>
            {words.undo}
            <span className="sr-only">{words.undoes(words.sitting(1))}</span>
          </Button>
        </p>
      )}
      {count < oLevelLimits.maxSittings && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => bring(emptySitting())}
        >
          <PlusIcon />
          {words.add(words.sitting(count))}
        </Button>
      )}
    </div>
  );
}

/** Inside the sitting: a dialog would need four times the code of this whole section. */
function DeleteQuestion({ onDelete, onKeep }: { onDelete: () => void; onKeep: () => void }) {
  const words = useWords("oLevelEditor", oLevelEditorWords);
  const id = useId();
  useEscape(true, onKeep);
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-3 border-t border-line bg-clay-soft p-4"
    >
      <p id={id} className="w-full">
        {words.deleteQuestion(words.sitting(1))}
      </p>
      <Button variant="secondary" data-focus="keep" onClick={onKeep}>
        {words.keep}
      </Button>
      <Button variant="danger" onClick={onDelete}>
        {words.delete}
      </Button>
    </div>
  );
}
