import type { HTMLAttributes } from "react";
import { cx } from "class-variance-authority";
import { formatNaira } from "@polyportal/domain/format/naira";

export type MoneyProps = HTMLAttributes<HTMLDataElement> & {
  /** The amount in naira, as it travels: 1250000 is ₦1,250,000.00. */
  amount: number;
};

/** An amount of naira, in figures that stand under each other. */
export function Money({ amount, className, ...rest }: MoneyProps) {
  return (
    <data {...rest} value={amount} className={cx("whitespace-nowrap tabular-nums", className)}>
      {formatNaira(amount)}
    </data>
  );
}
