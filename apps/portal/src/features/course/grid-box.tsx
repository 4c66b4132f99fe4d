import { Checkbox } from "@polyportal/ui/checkbox";
import type { ReactNode } from "react";

type Props = {
  /** Read with the box: which class it is, or which classes. */
  name: string;
  /** Shown beside it. */
  label: ReactNode;
  checked: boolean;
  /** Of several classes some are ticked and some are not. */
  some?: boolean;
  /** Cannot be changed, and can be reached all the same. */
  fixed?: boolean;
  onTick: (on: boolean) => void;
  tabIndex: number;
  "data-place": string;
};

/** One box of a grid. */
export function GridBox({ name, label, some = false, fixed = false, onTick, ...box }: Props) {
  return (
    <Checkbox
      {...box}
      ref={(input) => {
        if (input) input.indeterminate = some;
      }}
      label={label}
      aria-label={name}
      aria-disabled={fixed || undefined}
      className={fixed ? "scroll-my-32 opacity-50" : "scroll-my-32"}
      onChange={({ target }) => !fixed && onTick(target.checked)}
    />
  );
}
