import { crumbsAmong } from "@polyportal/domain/routes/crumbs";
import { Breadcrumbs } from "@polyportal/ui/breadcrumbs";
import { Filters } from "@polyportal/ui/filters";
import { ListPage as Frame } from "@polyportal/ui/list-page";
import { lazy, Suspense, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { usePageSet } from "../../app/page-set.ts";
import { useSchool } from "../../app/school.ts";
import { ListTable, type ListName, type ListTableProps } from "./list-table.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { useAddress } from "./use-address.ts";

// The rows come first; their views are an eighth of a list's page.
const ListViews = lazy(async () => ({ default: (await import("./list-views.tsx")).ListViews }));

type Props<Name extends ListName> = ListTableProps<Name> & {
  lead?: string;
  /** What can be done with the list as a whole, the main action last. */
  actions?: ReactNode;
  /** The server writes this list as a file, too. */
  exported?: boolean;
  /** What stands over the list and its filters. */
  head?: ReactNode;
  /** What opens over the list: a form at its side, a question. */
  over?: ReactNode;
};

/** A page that is one list: it declares what the list is, and wires nothing. */
export function ListPage<Name extends ListName>(props: Props<Name>) {
  const { lead, actions, exported = false, head, over, ...list } = props;
  const { title, columns, filters = [] } = list;
  const school = useSchool();
  const { routes } = usePageSet();
  const { pathname } = useLocation();
  const [params, show] = useAddress();
  return (
    <>
      <title>{`${title} – ${school.name}`}</title>
      <Frame
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs crumbs={crumbsAmong(routes, pathname)} />}
        actions={
          <>
            {exported && <ExportMenu list={list.list} columns={columns} filters={filters} />}
            {actions}
          </>
        }
        views={
          <>
            {head}
            <Suspense fallback={<div className="min-h-control" />}>
              <ListViews list={list.list} columns={columns} filters={filters} />
            </Suspense>
          </>
        }
        filters={filters.length > 0 && <Filters filters={filters} value={params} onChange={show} />}
        sideForm={over}
      >
        <ListTable {...list} />
      </Frame>
    </>
  );
}
