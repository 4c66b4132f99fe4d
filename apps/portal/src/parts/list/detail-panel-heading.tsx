import type { ReactNode } from "react";
import { useWide } from "./wide.ts";

/** A heading within an open record, one level below the record's title. */
export function DetailPanelHeading({ children }: { children: ReactNode }) {
  const Heading = useWide() ? "h3" : "h2";
  return <Heading className="text-16 font-semibold">{children}</Heading>;
}
