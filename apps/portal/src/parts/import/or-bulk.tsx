import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";

const BulkPage = lazyPart(async () => (await import("./bulk-page.tsx")).BulkPage);

/** A page or, in its place, a bulk edit that was done there, by id. */
export function OrBulk({ children }: { children: ReactNode }) {
  const id = new URLSearchParams(useLocation().search).get("bulk");
  if (!id) return children;
  return (
    <Suspense fallback={<PageLoader />}>
      <BulkPage id={id} />
    </Suspense>
  );
}
