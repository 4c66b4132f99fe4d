import { crumbsAmong } from "@polyportal/domain/routes/crumbs";
import { Breadcrumbs } from "@polyportal/ui/breadcrumbs";
import { PageTitle, type PageTitleProps } from "@polyportal/ui/page-title";
import { memo, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { usePageSet } from "./page-set.ts";
import { useSchool } from "./school.ts";

type Props = Pick<PageTitleProps, "lead" | "actions"> & {
  /** The page's name, for the heading and the browser's title. */
  title: string;
  children?: ReactNode;
};

/** A page inside the shell: its breadcrumbs, heading and title. */
export function PortalPage({ children, ...head }: Props) {
  return (
    <>
      <Head {...head} />
      {children}
    </>
  );
}

/** Memoized, because the page below may render on each key press. */
const Head = memo(function Head({ title, lead, actions }: Omit<Props, "children">) {
  const school = useSchool();
  const { routes } = usePageSet();
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${title} – ${school.name}`}</title>
      <Breadcrumbs crumbs={crumbsAmong(routes, pathname)} className="mb-1" />
      <PageTitle lead={lead} actions={actions} className="mb-6 in-data-[density=compact]:mb-4">
        {title}
      </PageTitle>
    </>
  );
});
