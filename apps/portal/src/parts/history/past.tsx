import { auditMessages } from "@polyportal/domain/messages/audit";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { HistoryProps } from "./history.tsx";

// The facts come first.
const History = lazyPart(async () => (await import("./history.tsx")).History);

type Props = Omit<HistoryProps, "level"> & { /** Of its heading in the page. */ level?: 2 | 3 };

/** What became of a record, below what it is. */
export function Past({ level = 2, ...of }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <Heading className="font-semibold">{auditMessages.history}</Heading>
      <Suspense fallback={<PageLoader />}>
        <History {...of} level={level === 2 ? 3 : 4} />
      </Suspense>
    </section>
  );
}
