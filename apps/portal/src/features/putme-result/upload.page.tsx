import { lazy } from "react";

// What imports weighs more than a page may at first; it is fetched with the page, not once that is drawn.
const load = () => import("./upload.tsx");
// Where it fails, the page asks again, and says so.
load().catch(() => undefined);
const Upload = lazy(async () => ({ default: (await load()).Upload }));

/**
 * Results of the PUTME are imported here. Until it has come, the page before stands there: what is drawn in
 * between would stand for three tenths of a second, which is as long as React keeps it at least.
 */
export function Page() {
  return <Upload />;
}
