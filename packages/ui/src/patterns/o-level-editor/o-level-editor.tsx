import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { emptySitting } from "@polyportal/domain/o-level/empty-sitting";
import { sittingLabel } from "@polyportal/domain/messages/slip";
import { oLevelLimits } from "@polyportal/domain/o-level/limits";
import { Button } from "../../components/button/button.tsx";
import { PlusIcon } from "../../components/icon/icon.tsx";
import type { Option } from "../select-field/select-field.tsx";
import { Sitting } from "./sitting.tsx";

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

  const change = (sittings: readonly unknown[]) => {
    setCollapsed([]);
    setValue(name, sittings, { shouldDirty: true });
  };

  const toggle = (index: number) =>
    setCollapsed(
      collapsed.includes(index) ? collapsed.filter((at) => at !== index) : [...collapsed, index],
    );

  return (
    <div className="grid gap-6">
      {Array.from({ length: count }, (_, index) => (
        <Sitting
          key={index}
          name={`${name}.${index}`}
          title={sittingLabel(index)}
          lists={lists}
          collapsed={collapsed.includes(index)}
          onToggle={count > 1 ? () => toggle(index) : undefined}
          onDelete={
            index > 0
              ? () => {
                  clearErrors(`${name}.${index}`);
                  change(getValues(name).slice(0, index));
                }
              : undefined
          }
        />
      ))}
      {count < oLevelLimits.maxSittings && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => change([...getValues(name), emptySitting()])}
        >
          <PlusIcon />
          Add {sittingLabel(count)}
        </Button>
      )}
    </div>
  );
}
