import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";

/** One fact of the list. */
export type Description = {
  /** The name of the fact. */
  term: string;
  /** The fact; a missing one shows as "-". */
  value: ReactNode;
  /** Takes the full width, as for an address. */
  wide?: boolean;
};

export type DescriptionListProps = Omit<ComponentProps<"dl">, "children"> & {
  /** The facts, in the order in which they are read. */
  items: readonly Description[];
  /** The number of columns if there is room. */
  columns?: 1 | 2 | 3;
  /** The number of columns on a phone: two if values are short. */
  phoneColumns?: 1 | 2;
};

const columnClasses = {
  1: "",
  2: "base:sm:grid-upto-2",
  3: "base:sm:grid-upto-2 base:lg:grid-upto-3",
};

/** The facts of a record: name above, fact below. */
export function DescriptionList({
  items,
  columns = 2,
  phoneColumns = 1,
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl
      {...rest}
      className={cx(
        "base:grid base:gap-x-4 base:gap-y-4 base:sm:gap-x-8",
        phoneColumns === 2 && "base:grid-upto-2",
        columnClasses[columns],
        className,
      )}
    >
      {items.map(({ term, value, wide }) => (
        <div key={term} className={cx("min-w-0", wide && "col-span-full")}>
          <dt className="text-14 text-ink-muted">{term}</dt>
          <dd className="font-medium">{isText(value) ? parted(dash(value)) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lets a long e-mail address break before its host instead of within a name. */
const parted = (text: string) => {
  const host = text.indexOf("@");
  if (host < 1) return text;
  return [text.slice(0, host), <wbr key="host" />, text.slice(host)];
};

const isText = (value: ReactNode): value is string | number | null | undefined =>
  value == null || typeof value === "string" || typeof value === "number";
