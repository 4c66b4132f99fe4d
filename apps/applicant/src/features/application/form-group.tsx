import type { ReactNode } from "react";
import { useId } from "react";

type Props = {
  title: string;
  /** One of several with the same labels, which errors name along with a field. */
  repeated?: boolean;
  children: ReactNode;
};

/** Fields of a section under their own heading. */
export function FormGroup({ title, repeated, children }: Props) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-part={repeated ? title : undefined}
      className="grid gap-6 border-t border-line pt-6 first:border-0 first:pt-0"
    >
      <h3 id={id} className="text-18 font-semibold">
        {title}
      </h3>
      {children}
    </div>
  );
}
