import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { offices } from "@polyportal/domain/rights/offices";
import { classPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { DataColumn } from "@polyportal/ui/data-column";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { usePageSet } from "../../app/page-set.ts";
import { forgetFailures, loadOf, pageModule } from "../../app/pages.ts";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";
import { useClassFilters } from "../../parts/class/use-class-filters.ts";
import { asBegun } from "../../parts/list/asked-in.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { ClassResults } from "./class-results.tsx";
import { addressOf } from "../../parts/class/class-in.ts";

type Class = Output<"listClasses">["items"][number];

const { counts, classes } = words;
const { columns: heads } = classes;

const pathOf = (one: Class) => classPath(addressOf(one));

const counted = (
  id: "registered" | "approved" | "waiting" | "returned" | "unregistered",
  hidden = false,
): DataColumn<Class> => ({
  id,
  header: counts[id],
  value: (one) => one[id],
  numeric: true,
  sortable: false,
  hidden,
  width: 6,
  grow: 0,
});

const columns: readonly DataColumn<Class>[] = [
  {
    id: "class",
    header: heads.class,
    value: words.nameOf,
    cell: (one) => (
      <Link href={pathOf(one)} className="ui-alone">
        {words.nameOf(one)}
      </Link>
    ),
    rowHeader: true,
    fixed: true,
    width: 10,
    grow: 2,
  },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    width: 6,
  },
  {
    id: "students",
    header: counts.students,
    value: ({ students }) => students,
    numeric: true,
    width: 6,
    grow: 0,
  },
  counted("registered"),
  counted("approved"),
  counted("waiting"),
  counted("returned", true),
  counted("unregistered"),
  {
    id: "complete",
    header: counts.complete,
    value: ({ complete }) => complete,
    cell: (one) => <ClassResults of={one} told={({ complete }) => complete} retry />,
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "meanCgpa",
    header: heads.meanCgpa,
    value: ({ meanCgpa }) => meanCgpa,
    cell: (one) => <ClassResults of={one} told={({ meanCgpa }) => words.average(meanCgpa)} />,
    numeric: true,
    sortable: false,
    width: 5,
    grow: 0,
  },
];

const idOf = ({ id }: Class) => id;
const rowActions = (one: Class) => [{ label: classes.open, href: pathOf(one) }];

/** The classes that somebody advises or heads; where there is one alone it is opened at once. */
export function Page() {
  const [search] = useSearchParams();
  return search.size === 0 ? <OneOrSeveral /> : <Classes />;
}

function OneOrSeveral() {
  const query = useQuery(queryOptionsFor(useClient(), "listClasses", asBegun));
  // The code of what most are led on to comes beside the answer, not after it.
  const set = usePageSet();
  const { role } = useProfile();
  const heads = offices.some((office) => office === role);
  useEffect(() => void pageModule(loadOf(set, staffPaths.classView)).catch(forgetFailures), [set]);
  const [only] = query.data?.items ?? [];
  if (only && query.data?.total === 1) {
    // The class itself knows which semester it is.
    return <Navigate to={classPath({ ...addressOf(only), semester: undefined })} replace />;
  }
  // Who heads has several as a rule: their list need not wait for the answer.
  if (query.data || heads) return <Classes />;
  return (
    <PortalPage title={classes.title} lead={classes.lead}>
      <Fetched query={query} label={words.fetchingClasses}>
        {() => null}
      </Fetched>
    </PortalPage>
  );
}

function Classes() {
  const filters = useClassFilters(heads);
  return (
    <ListPage
      list="listClasses"
      title={classes.title}
      lead={classes.lead}
      columns={columns}
      filters={filters}
      searchLabel={classes.search}
      rowId={idOf}
      rowLabel={words.nameOf}
      rowActions={rowActions}
      empty={classes.none}
      exported
    />
  );
}
