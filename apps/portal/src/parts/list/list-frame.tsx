import { crumbsAmong } from "@polyportal/domain/routes/crumbs";
import { Breadcrumbs } from "@polyportal/ui/breadcrumbs";
import { ListPage, type ListPageProps } from "@polyportal/ui/list-page";
import { useLocation } from "react-router-dom";
import { usePageSet } from "../../app/page-set.ts";
import { useSchool } from "../../app/school.ts";

/** A list's page inside the shell: the browser's title, breadcrumbs, and its own title in one line with actions. */
export function ListFrame(props: Omit<ListPageProps, "breadcrumbs">) {
  const school = useSchool();
  const { routes } = usePageSet();
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${props.title} – ${school.name}`}</title>
      <ListPage {...props} breadcrumbs={<Breadcrumbs crumbs={crumbsAmong(routes, pathname)} />} />
    </>
  );
}
