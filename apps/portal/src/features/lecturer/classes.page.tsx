import { classList } from "@polyportal/api-client/list/classes";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { offices } from "@polyportal/domain/rights/offices";
import { classPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { usePageSet } from "../../app/page-set.ts";
import { forgetFailures, loadOf, pageModule } from "../../app/pages.ts";
import { useProfile } from "../../app/profile.ts";
import { firstPage } from "../../parts/list/rows-per-page.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { ClassResults } from "./class-results.tsx";
import { addressOf } from "../../parts/class/class-in.ts";

type Class = RowOf<"listClasses">;

const { classes: words } = classPages;

const pathOf = (one: Class) => classPath(addressOf(one));

const figure = { width: 4.5, grow: 0 };

const classes = listOf(classList, {
  class: {
    cell: (one) => (
      <Link href={pathOf(one)} className="ui-alone">
        {classPages.nameOf(one)}
      </Link>
    ),
    width: 13,
    grow: 2,
  },
  registered: figure,
  approved: figure,
  waiting: figure,
  returned: { hidden: true },
  unregistered: figure,
  complete: {
    ...figure,
    cell: (one) => <ClassResults of={one} told={({ complete }) => complete} retry />,
  },
  meanCgpa: {
    ...figure,
    cell: (one) => <ClassResults of={one} told={({ meanCgpa }) => classPages.average(meanCgpa)} />,
  },
});

const rowActions = (one: Class) => [{ label: words.open, href: pathOf(one) }];

/** The classes that somebody advises or heads; where there is one alone it is opened at once. */
export function Page() {
  const [search] = useSearchParams();
  return search.size === 0 ? <OneOrSeveral /> : <Classes />;
}

function OneOrSeveral() {
  const query = useQuery(queryOptionsFor(useClient(), "listClasses", firstPage()));
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
  if (heads) return <Classes />;
  return (
    <FetchedPage
      title={words.title}
      lead={words.lead}
      query={query}
      label={classPages.fetchingClasses}
    >
      {() => <Classes />}
    </FetchedPage>
  );
}

const Classes = () => <ListPage {...classes} lead={words.lead} rowActions={rowActions} />;
