import type { HTMLAttributes } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { formatNaira } from "@polyportal/domain/format/naira";

export type MoneyProps = HTMLAttributes<HTMLElement> & {
  /** The amount in naira, as it travels: 1250000 is ₦1,250,000.00; a missing one shows as "-". */
  amount: number | null | undefined;
};

/** An amount of naira, in figures that stand under each other. */
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
