import { Suspense, type ComponentProps } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { ListViews as Views } from "./list-views.tsx";

// Loaded after the rows: views are an eighth of a list's page.
const Late = lazyPart(async () => (await import("./list-views.tsx")).ListViews);

/** The saved views of a list. Their place is kept until they arrive, so that the line does not move. */
export function ListViews(props: ComponentProps<typeof Views>) {
  return (
    <Suspense fallback={<div className="min-h-control w-40" />}>
      <Late {...props} />
    </Suspense>
  );
}
