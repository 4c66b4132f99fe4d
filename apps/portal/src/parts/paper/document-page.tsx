import { crumbsAmong } from "@polyportal/domain/routes/crumbs";
import { Breadcrumbs } from "@polyportal/ui/breadcrumbs";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { usePageSet } from "../../app/page-set.ts";
import { useSchool } from "../../app/school.ts";

type Props = {
  /** The paper's name for the browser's title. The paper has the heading. */
  title: string;
  /** Shown above the paper, and not printed. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page for a paper, with breadcrumbs and what comes next. */
export function DocumentPage({ title, aside, children }: Props) {
  const school = useSchool();
  const { routes } = usePageSet();
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${title} – ${school.name}`}</title>
      <Breadcrumbs crumbs={crumbsAmong(routes, pathname)} className="mb-4" />
      <div className="mx-auto mb-6 grid max-w-[210mm] gap-4 empty:hidden print:hidden">{aside}</div>
      {children}
    </>
  );
}

/** The issuer, as papers need it. */
export function useIssuer() {
  const { name, location, address, website, crest } = useSchool();
  return { name, location, address, website, crestSrc: crest };
}
