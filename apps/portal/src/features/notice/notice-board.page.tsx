import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { PageLoader } from "@polyportal/ui/page-loader";
import { lazyPart } from "../../app/lazy-part.ts";
import { Board } from "./board.tsx";

// Most visits write nothing.
const WriteNotice = lazyPart(async () => (await import("./write-notice.tsx")).WriteNotice);

/** The notice board of those who write it: the list, or one notice where the address names it. */
export function Page() {
  const [params] = useSearchParams();
  const id = params.get("notice");
  if (id === null) return <Board />;
  return (
    <Suspense fallback={<PageLoader />}>
      <WriteNotice key={`${id} ${params.get("copy") ?? ""}`} id={id} copyOf={params.get("copy")} />
    </Suspense>
  );
}
