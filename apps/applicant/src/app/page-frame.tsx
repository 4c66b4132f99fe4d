import { Footer } from "@polyportal/ui/footer";
import { PageLayout } from "@polyportal/ui/page-layout";
import { PublicHeader } from "@polyportal/ui/public-header";
import { Suspense, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "./lazy-part.ts";
import { useFocusOnArrival } from "./focus.ts";
import { useOpenApplication } from "./open-application.ts";
import { useSchool } from "./school.ts";

/** Only who has an application open needs its code. */
const OpenedHeader = lazyPart(async () => (await import("./opened-header.tsx")).OpenedHeader);

type Props = {
  /** The page's name in the browser's title; the school's follows it. */
  title: string;
  /** The page's `Breadcrumbs`: a slot, for the pages that open first have none. */
  breadcrumbs?: ReactNode;
  /** Stands between the header and the page. */
  banner?: ReactNode;
  children: ReactNode;
};

/** The frame of every page before sign-in: title, header, breadcrumbs, footer, and focus on arrival. */
export function PageFrame({ title, breadcrumbs, banner, children }: Props) {
  const school = useSchool();
  const { pathname } = useLocation();
  const open = useOpenApplication();
  useFocusOnArrival();
  return (
    <PageLayout
      header={
        <PublicHeader
          schoolName={school.name}
          crest={school.crest}
          elearningUrl={school.elearningUrl}
          evotingUrl={school.evotingUrl}
          currentPath={pathname}
          person={
            open && (
              <Suspense fallback={<span />}>
                <OpenedHeader about={open} />
              </Suspense>
            )
          }
        />
      }
      banner={banner}
      footer={
        <Footer schoolName={school.name} location={school.location} helpLine={school.helpLine} />
      }
    >
      <title>{`${title} – ${school.name}`}</title>
      {breadcrumbs}
      {children}
    </PageLayout>
  );
}
