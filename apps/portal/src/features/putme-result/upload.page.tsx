import { PageLoader } from "@polyportal/ui/page-loader";
import { lazy, Suspense } from "react";

// What imports weighs more than a page may at first.
const Upload = lazy(async () => ({ default: (await import("./upload.tsx")).Upload }));

/** Results of the PUTME are imported here. */
export function Page() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Upload />
    </Suspense>
  );
}
