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
import { DescriptionList } from "@polyportal/ui/description-list";
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
      <nav aria-label={view.semesters} className="mb-6 flex flex-wrap gap-2">
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
      <ClassCounts counts={one.counts} which={which} />
      <DescriptionList
        className="mt-6"
        columns={3}
        phoneColumns={2}
        items={[
          { term: view.meanCgpa, value: words.average(one.meanCgpa) },
          { term: view.adviser, value: one.adviser || view.nobody },
          { term: view.faculty, value: one.faculty },
        ]}
      />
      <ClassUnregistered one={one} />
      <ClassCourses courses={one.courses} />
    </PortalPage>
  );
}
