import type { HTMLAttributes } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { formatNaira } from "@polyportal/domain/format/naira";

export type MoneyProps = HTMLAttributes<HTMLElement> & {
  /** The amount in naira: 1250000 is ₦1,250,000.00. A missing one shows as "-". */
  amount: number | null | undefined;
};

/** An amount in naira with tabular figures. */
export function Money({ amount, className, ...rest }: MoneyProps) {
  const look = cx("base:whitespace-nowrap base:tabular-nums", className);
  if (!Number.isFinite(amount) || amount == null) {
    return (
      <span {...rest} className={look}>
        {dash(null)}
      </span>
    );
  }
  return (
    <data {...rest} value={amount} className={look}>
      {formatNaira(amount)}
    </data>
  );
}
