import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { semesterName } from "@polyportal/domain/messages/semester";
import { withSearch } from "@polyportal/domain/routes/search";
import {
  classApprovalsPath,
  classListPath,
  classPath,
  classResultsPath,
  staffPaths,
} from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { ClassCounts } from "./class-counts.tsx";
import { ClassCourses } from "./class-courses.tsx";
import { addressOf, classIn, type ClassAsked } from "../../parts/class/class-in.ts";
import { ClassUnregistered } from "./class-unregistered.tsx";

type Class = Output<"getClass">;

const { view } = words;

/** One class in a semester: how far it is, its courses, and what keeps whom from registering. */
export function Page() {
  const [search] = useSearchParams();
  const which = classIn(search);
  if (!which) return <Navigate to={staffPaths.myClass} replace />;
  return <Asked {...which} />;
}

function Asked(which: ClassAsked) {
  const query = useQuery(queryOptionsFor(useClient(), "getClass", which));
  return (
    <FetchedPage title={view.title} query={query} label={words.fetching}>
      {(one) => <Shown one={one} />}
    </FetchedPage>
  );
}

function Shown({ one }: { one: Class }) {
  const which = addressOf(one);
  return (
    <PortalPage
      title={words.nameOf(one)}
      lead={words.when(one.semester, one.session)}
      actions={
        <>
          <Button asChild variant="quiet">
            <Link href={withSearch(staffPaths.myClass, { session: one.sessionId })}>
              {view.all}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href={classListPath(which)}>{view.list}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href={classResultsPath(which)}>{view.results}</Link>
          </Button>
          <Button asChild>
            <Link href={classApprovalsPath(which)}>{view.approve}</Link>
          </Button>
        </>
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <nav aria-label={view.semesters} className="flex flex-wrap gap-2">
          {semesters.map((semester) => (
            <Button
              key={semester}
              asChild
              size="small"
              variant={semester === one.semester ? "secondary" : "quiet"}
            >
              <Link
                href={classPath({ ...which, semester })}
                aria-current={semester === one.semester ? "page" : undefined}
              >
                {semesterName(semester)}
              </Link>
            </Button>
          ))}
        </nav>
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {[
            { term: view.meanCgpa, value: words.average(one.meanCgpa) },
            { term: view.adviser, value: one.adviser || view.nobody },
            { term: view.faculty, value: one.faculty },
          ].map(({ term, value }) => (
            <div key={term} className="flex min-w-0 flex-wrap gap-x-2">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ClassCounts counts={one.counts} which={which} />
      <ClassUnregistered one={one} />
      <ClassCourses courses={one.courses} />
    </PortalPage>
  );
}
