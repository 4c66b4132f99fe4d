import { auditMessages } from "@polyportal/domain/messages/audit";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { HistoryProps } from "./history.tsx";

// Loaded after the record itself.
const History = lazyPart(async () => (await import("./history.tsx")).History);

type Props = Omit<HistoryProps, "level"> & { /** The level of its heading. */ level?: 2 | 3 };

/** A record's history below its details. */
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
