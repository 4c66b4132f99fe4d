import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { useMay } from "../../app/use-may.ts";
import { Past } from "../../parts/history/past.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { factsOf } from "../../parts/list/facts.ts";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import { courses, unassignable } from "./course-columns.tsx";
import { CourseTeam } from "./course-team.tsx";

// A form, which most visits do not open.
const AssignLecturers = lazyPart(
  async () => (await import("./assign-lecturers.tsx")).AssignLecturers,
);

/** The heading says the code, the team the lecturers. */
const facts = courses.columns.filter(({ id }) => id !== "code" && id !== "lecturers");

/** One course in a session beside the list: who teaches it, and who did when. */
export function TaughtDetailPanel({ id, focused }: RecordProps) {
  const [course = "", session = ""] = id.split("-");
  const query = useQuery(queryOptionsFor(useClient(), "getCourseLecturers", { course, session }));
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={query.data?.code ?? words.columns.code}
      actions={query.data && <Assign course={query.data} />}
    >
      <Fetched query={query}>{(one) => <Told course={one} />}</Fetched>
    </DetailPanel>
  );
}

type Props = { course: Output<"getCourseLecturers"> };

function Told({ course }: Props) {
  const mayEnter = useMay(
    "users.enter",
    "assignCourseLecturers",
    "setCourseCoordinator",
    "endCourseLecturer",
    "replaceCourseLecturer",
  );
  const wide = useWide();
  const { id, code, session, lecturers } = course;
  const Heading = wide ? "h3" : "h2";
  return (
    <>
      <DescriptionList
        phoneColumns={2}
        items={[...factsOf(facts, course), { term: words.columns.session, value: session }]}
      />
      <hr className="border-line" />
      <Heading className="font-semibold">{words.columns.lecturers}</Heading>
      {lecturers.length === 0 ? (
        <p className="text-ink-muted">{words.nobody}</p>
      ) : (
        <CourseTeam course={course} disabledReason={unassignable(mayEnter, course)} />
      )}
      <Past subject="course" id={String(id)} name={code} level={wide ? 3 : 2} />
    </>
  );
}

function Assign({ course }: Props) {
  const mayEnter = useMay("users.enter", "assignCourseLecturers");
  const [opened, setOpened] = useState(false);
  if (unassignable(mayEnter, course)) return null;
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpened(true)}>
        {words.assign}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <AssignLecturers course={course} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
