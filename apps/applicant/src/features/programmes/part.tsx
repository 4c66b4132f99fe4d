import type { ReactNode } from "react";

/** A part of a programme's page, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-22 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
