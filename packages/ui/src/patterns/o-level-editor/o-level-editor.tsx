import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { emptySitting } from "@polyportal/domain/o-level/empty-sitting";
import { oLevelMessages } from "@polyportal/domain/messages/o-level";
import { sittingLabel } from "@polyportal/domain/messages/slip";
import { oLevelLimits } from "@polyportal/domain/o-level/limits";
import { Button } from "../../components/button/button.tsx";
import { PlusIcon } from "../../components/icon/icon.tsx";
import type { Option } from "../select-field/select-field.tsx";
import { Sitting } from "./sitting.tsx";

// The question is asked at most once in an application: its code comes when it is.
const Confirm = lazy(() =>
  import("../../components/confirm/confirm.tsx").then((all) => ({ default: all.Confirm })),
);

/** The lists that an O-level result is chosen from. */
export type OLevelLists = {
  /** The examinations: WAEC, NECO, NABTEB. */
  types: readonly Option[];
  /** The subjects, by name. */
  subjects: readonly Option[];
  /** The grades, best first: A1 to F9. */
  grades: readonly Option[];
  /** The years in which they can have been sat, newest first. */
  years: readonly number[];
};

export type OLevelEditorProps = {
  /** The path of the sittings in the form. */
  name?: string;
  /** What can be chosen in each box. */
  lists: OLevelLists;
};

/**
 * The O-level result: one or two sittings of nine subject rows, as `oLevelSchema` checks them. Draw
 * it when its lists have arrived.
 */
export function OLevelEditor({ name = "sittings", lists }: OLevelEditorProps) {
  const { control, getValues, setValue, clearErrors } = useFormContext();
  const count: number = useWatch({
    control,
    name,
    // The number alone, so that typing in a sitting does not draw the editor anew.
    compute: (sittings: readonly unknown[] | undefined) => sittings?.length ?? 0,
  });
  const [collapsed, setCollapsed] = useState<readonly number[]>([]);

  // Undefined until it is asked for the first time.
  const [asking, setAsking] = useState<boolean>();
  // The second sitting as it was deleted, until there is one again.
  const [deleted, setDeleted] = useState<unknown>();
  const [focusOn, setFocusOn] = useState<"undo" | "second">();
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusOn) return;
    // What was pressed is gone: the focus goes to the way back, or to the sitting that has come.
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
    <div ref={editor} className="grid gap-6">
      {Array.from({ length: count }, (_, index) => (
        <Sitting
          key={index}
          name={`${name}.${index}`}
          title={sittingLabel(index)}
          lists={lists}
          collapsed={collapsed.includes(index)}
          onToggle={count > 1 ? () => toggle(index) : undefined}
          onDelete={index > 0 ? () => setAsking(true) : undefined}
        />
      ))}
      {deleted !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3">
          {oLevelMessages.deleted(sittingLabel(1))}
          <Button data-focus="undo" variant="secondary" onClick={() => bring(deleted)}>
            {oLevelMessages.undo}
            <span className="sr-only">{oLevelMessages.undoes(sittingLabel(1))}</span>
          </Button>
        </p>
      )}
      {asking !== undefined && (
        <Suspense>
          <Confirm
            open={asking}
            onOpenChange={setAsking}
            title={oLevelMessages.deleteTitle(sittingLabel(1))}
            question={oLevelMessages.deleteQuestion}
            confirmLabel={oLevelMessages.delete}
            onConfirm={deleteSecond}
          />
        </Suspense>
      )}
      {count < oLevelLimits.maxSittings && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => bring(emptySitting())}
        >
          <PlusIcon />
          Add {sittingLabel(count)}
        </Button>
      )}
    </div>
  );
}
