import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, type ReactNode } from "react";
import { PageFrame } from "./page-frame.tsx";

type Props = {
  title: string;
  /** The form, as wide as the sheet, so that both begin at one line. */
  children: ReactNode;
  /** What was found; its code comes with it. */
  found: ReactNode;
};

/** A page that finds a paper; printed is the paper alone. */
export const LookupPage = ({ title, children, found }: Props) => (
  <PageFrame title={title}>
    <div className="mx-auto max-w-[210mm] print:hidden">{children}</div>
    <div role="status" className="mt-8 empty:hidden print:mt-0">
      <Suspense fallback={<PageLoader />}>{found}</Suspense>
    </div>
  </PageFrame>
);
