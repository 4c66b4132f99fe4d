import type { ReactNode } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";
import type { Printable } from "./printed.ts";
import { printed } from "./printed.ts";

/** A part of a document under its heading. */
export function DocumentSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="relative grid gap-2">
      <h2 id={id} className="border-b border-line pb-1 text-18 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One line of a record. */
export type DocumentRow = { label: string; value: Printable | { node: ReactNode } };

/** The lines of a record: label and value side by side, in two columns where there is room. */
export function DocumentRows({
  rows,
  columns = 2,
}: {
  rows: readonly DocumentRow[];
  columns?: 1 | 2;
}) {
  return (
    <dl className={cx("grid gap-x-8", columns === 2 && "sm:grid-cols-2 print:grid-cols-2")}>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-b border-line py-1.5 text-14"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-medium wrap-anywhere">
            {typeof value === "object" && value !== null ? value.node : printed(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
