import type { ReactNode } from "react";
import { useWords } from "../../words/words.ts";
import { pageLayoutWords } from "./page-layout.words.ts";

export type PageLayoutProps = {
  /** The header of the signed-out or the signed-in pages. */
  header: ReactNode;
  /** The side menu, on wide screens; without it the page stands in the middle. */
  menu?: ReactNode;
  /** Banners between header and page. */
  banner?: ReactNode;
  /** The footer; a page without one ends with its content. */
  footer?: ReactNode;
  /** Compact for the staff, who work in lists: lower controls, smaller text, also in dialogs. */
  density?: "compact";
  /** The page: one `PageTitle` and what follows it. */
  children: ReactNode;
};

/** The frame of every page: skip link, header, menu, main, footer. */
export function PageLayout({ header, menu, banner, footer, density, children }: PageLayoutProps) {
  return (
    <div
      data-density={density}
      className="flex min-h-dvh flex-col text-16 print:block print:min-h-0"
    >
      <SkipLink />
      {header}
      {banner}
      <div className="flex flex-1 print:block">
        {menu && (
          <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-[min(16rem,25vw)] shrink-0 overflow-y-auto border-r border-line bg-paper-raised lg:block print:hidden">
            {menu}
          </aside>
        )}
        {/* The footer is beside the menu, which would otherwise be pushed under the header by it. */}
        <div className="flex min-w-0 flex-1 flex-col print:block">
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl min-w-0 grow px-side py-6 sm:py-8 sm:in-data-[density=compact]:py-4 lg:px-8 print:max-w-none print:p-0"
          >
            {children}
          </main>
          {footer}
        </div>
      </div>
    </div>
  );
}

/** The first stop of the Tab key: past the header, into the page. */
function SkipLink() {
  const words = useWords("pageLayout", pageLayoutWords);
  return (
    <a
      href="#main"
      onClick={(event) => {
        // A jump would be a navigation to the app's router, and drop the page's state.
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
      className="sr-only rounded bg-paper-raised font-medium text-brand underline focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3 focus:shadow-float print:hidden"
    >
      {words.skip}
    </a>
  );
}
