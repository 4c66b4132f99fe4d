import { PageLoader } from "@polyportal/ui/page-loader";
import { lazy, Suspense } from "react";
import type { ImportPageProps } from "./import-page.tsx";

// Most visits look at the list and import nothing.
const Page = lazy(async () => ({ default: (await import("./import-page.tsx")).ImportPage }));

/** Has the server import a sheet; its page comes when it is asked for. */
export const ImportPage = (props: ImportPageProps) => (
  <Suspense fallback={<PageLoader />}>
    <Page {...props} />
  </Suspense>
);
