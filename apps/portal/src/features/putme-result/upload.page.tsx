import { PageLoader } from "@polyportal/ui/page-loader";
import { lazy, Suspense } from "react";

// What imports weighs more than a page may at first; it is fetched with the page, not once that is drawn.
const load = () => import("./upload.tsx");
// Where it fails, the page asks again, and says so.
load().catch(() => undefined);
const Upload = lazy(async () => ({ default: (await load()).Upload }));

/** Results of the PUTME are imported here. */
export function Page() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Upload />
    </Suspense>
  );
}
