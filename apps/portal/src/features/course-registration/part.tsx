import type { ReactNode } from "react";

/** A part of a page under a heading of its own. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-8" aria-label={title}>
    <h2 className="mb-3 text-18 font-semibold">{title}</h2>
    {children}
  </section>
);
