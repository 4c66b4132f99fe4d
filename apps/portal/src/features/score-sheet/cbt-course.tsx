import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import { Alert } from "@polyportal/ui/alert";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Select } from "@polyportal/ui/select";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import type { Which } from "./sheet-in.ts";

// A course comes first.
const CbtStart = lazyPart(async () => (await import("./cbt-start.tsx")).CbtStart);

type Course = Output<"listMyCourses">["items"][number];

/** The courses of which marks can be brought now, and why those of others cannot. */
export function CbtCourse({ which }: { which: Which | undefined }) {
  const session = which && { session: which.sessionId };
  const query = useQuery(
    queryOptionsFor(useClient(), "listMyCourses", { size: largestPage, ...session }),
  );
  return (
    <Fetched query={query} label={words.fetching}>
      {({ items }) => <Choosing courses={items} which={which} />}
    </Fetched>
  );
}

type Props = { courses: readonly Course[]; which: Which | undefined };

function Choosing({ courses, which }: Props) {
  const [, setParams] = useSearchParams();
  const [openedAt] = useState(Date.now);
  if (courses.length === 0) return <Alert status="warning">{words.noCourse}</Alert>;
  const told = courses.map((course) => ({ ...course, why: whyNot(course, openedAt) }));
  const open = told.filter(({ why }) => why === undefined);
  const closed = told.filter(({ why }) => why !== undefined);
  const chosen = told.find(({ courseId }) => courseId === which?.courseId);
  const choose = (courseId: string | number) => {
    const course = open.find((one) => one.courseId === courseId);
    setParams(course ? { course: String(courseId), session: String(course.sessionId) } : {});
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        {open.length > 0 ? (
          <Select
            label={words.course}
            placeholder={words.chooseCourse}
            options={open.map(({ courseId, code, title }) => ({
              value: courseId,
              label: words.courseOf(code, title),
            }))}
            value={chosen && !chosen.why ? chosen.courseId : ""}
            onChosen={choose}
          />
        ) : (
          <Alert status="warning">{words.noneNow}</Alert>
        )}
        {closed.length > 0 && (
          <section aria-label={words.notNow}>
            <h2 className="font-semibold">{words.notNow}</h2>
            <ul className="mt-1 grid grid-cols-1 gap-1 text-ink-muted">
              {closed.map(({ courseId, code, why = "" }) => (
                <li key={courseId}>{words.because(code, why)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {chosen?.why && <Alert status="warning">{words.because(chosen.code, chosen.why)}</Alert>}
      {chosen && !chosen.why && (
        <Suspense fallback={<PageLoader />}>
          <CbtStart key={chosen.courseId} courseId={chosen.courseId} sessionId={chosen.sessionId} />
        </Suspense>
      )}
    </div>
  );
}

/** Why scores of a course cannot be entered now; the server asks again by its own rule. */
function whyNot({ state, closesAt }: Course, now: number): string | undefined {
  if (state !== null && state !== "draft") return words.whyNot[state];
  return closesAt !== null && Date.parse(closesAt) <= now ? words.closed(closesAt) : undefined;
}
