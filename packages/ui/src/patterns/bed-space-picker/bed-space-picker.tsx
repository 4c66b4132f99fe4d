import type { ComponentProps } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Money } from "../../components/money/money.tsx";
import { useWords } from "../../words/words.ts";
import { bedSpacePickerWords } from "./bed-space-picker.words.ts";

/** A bed space of a room. */
export type BedSpace = {
  /** Its id: the value of the choice. */
  id: string | number;
  /** Its number in the room: A4, 12. */
  numeration: string | number;
  /** The price for a session, in naira. */
  price: number;
  /** It cannot be chosen: taken, reserved or closed. */
  disabled?: boolean;
  /** Why it cannot be chosen; by default "Taken". */
  disabledReason?: string;
};

export type BedSpacePickerProps = Omit<ComponentProps<"fieldset">, "onChange" | "children"> & {
  /** The name of the group: "Bed space in Room 12, Queen Amina Hall". */
  label: string;
  /** The room's bed spaces by number. */
  spaces: readonly BedSpace[];
  /** The chosen id; null if none. */
  value: string | number | null;
  /** Called with the chosen id. */
  onChange: (id: string | number) => void;
  /** Nothing can be chosen, because the choice is being sent. */
  disabled?: boolean;
};

/** The bed spaces of a room as radio buttons. Arrow keys skip taken ones. */
export function BedSpacePicker(props: BedSpacePickerProps) {
  const { label, spaces, value, onChange, disabled = false, ...others } = props;
  const { className, ...rest } = others;
  const words = useWords("bedSpacePicker", bedSpacePickerWords);
  const name = useId();
  if (spaces.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <fieldset {...rest} disabled={disabled} className={cx("base:min-w-0", className)}>
      <legend className="mb-3 font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
        {spaces.map((space) => (
          <label
            key={space.id}
            className={cx(
              "flex min-h-control items-start gap-2 rounded border p-2",
              look(space, value === space.id),
            )}
          >
            <input
              type="radio"
              name={name}
              value={space.id}
              checked={value === space.id}
              disabled={space.disabled}
              onChange={() => onChange(space.id)}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0">
              <span className={cx("block break-words", !space.disabled && "font-medium")}>
                {words.name(space.numeration)}
              </span>{" "}
              <Money amount={space.price} className="block text-14 whitespace-normal" />{" "}
              {space.disabled && (
                <span className="block text-14">{space.disabledReason ?? words.taken}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function look({ disabled }: BedSpace, chosen: boolean): string {
  if (disabled) return "border-dashed border-line-strong bg-paper-sunken text-ink-muted";
  // A second line inside, so that the choice is visible without colour.
  if (chosen) return "cursor-pointer border-brand bg-brand-soft ring-1 ring-brand";
  return "cursor-pointer border-line-strong bg-paper-raised hover:bg-paper-sunken";
}
