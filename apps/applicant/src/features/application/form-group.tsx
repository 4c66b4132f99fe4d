import type { ReactNode } from "react";
import { useId } from "react";

/** Fields of a section under their own heading. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-6 border-t border-line pt-6 first:border-0 first:pt-0"
    >
      <h3 id={id} className="text-18 font-semibold">
        {title}
      </h3>
      {children}
    </div>
  );
}
