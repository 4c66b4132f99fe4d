import type { ReactNode } from "react";
import { useWide } from "./wide.ts";

/** A heading within a record: below its title, which is the page's own where the record has the page to itself. */
export function BesideHeading({ children }: { children: ReactNode }) {
  const Heading = useWide() ? "h3" : "h2";
  return <Heading className="text-16 font-semibold">{children}</Heading>;
}
