import type { ReactNode } from "react";

export type TokenRow = {
  /** The class or variable to write. */
  name: string;
  /** What it comes to, as a person reads it. */
  value: ReactNode;
  /** What it looks like. */
  sample: ReactNode;
  /** What it is for. */
  use: string;
};

/** The tokens of one kind: name, value, sample and purpose. */
export function TokenTable({ caption, rows }: { caption: string; rows: readonly TokenRow[] }) {
  return (
    <section className="mb-8 grid gap-2">
      <h2 className="text-18 font-semibold">{caption}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ name, value, sample, use }) => (
          <li
            key={name}
            className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <div>
              <code className="text-14 font-semibold">{name}</code>
              <p className="text-14 text-ink-muted tabular-nums">{value}</p>
            </div>
            <div className="min-w-0">{sample}</div>
            <p className="text-14 text-ink-muted">{use}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
