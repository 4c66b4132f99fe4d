import { courseClassList } from "@polyportal/api-client/list/course-classes";
import { actMessages } from "@polyportal/domain/messages/act";
import {
  classesByLevel,
  courseClassMessages as words,
} from "@polyportal/domain/messages/course-classes";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { OrBulk } from "../../parts/import/or-bulk.tsx";
import { courseLooks } from "../../parts/list/course-looks.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { TakenBy, type TakenCourse } from "./taken-by.tsx";

// What most visits do not open comes when it is opened.
const CourseClasses = lazyPart(async () => (await import("./course-classes.tsx")).CourseClasses);
const CopyClasses = lazyPart(async () => (await import("./copy-classes.tsx")).CopyClasses);

const courses = listOf(courseClassList, {
  ...courseLooks,
  title: {
    cell: ({ title, active }) => (
      <span>
        {title} {!active && <Badge status="warning">{words.off}</Badge>}
      </span>
    ),
    width: 12,
    grow: 2,
  },
  level: { hidden: true },
  session: { hidden: true },
  classes: { cell: (course) => <TakenBy course={course} />, width: 18, grow: 3 },
});

/** Which classes take which course of a session. */
export function Page() {
  return (
    <OrBulk>
      <List />
    </OrBulk>
  );
}

function List() {
  const mayEnter = useMay("courses.enter", "setCourseClasses", "copyCourseClasses");
  const session = useAddress()[0].get("session") ?? undefined;
  const [over, open] = useOver();
  const rowActions = useCallback(
    (course: TakenCourse) => [
      {
        label: words.change,
        disabledReason: mayEnter ? undefined : actMessages.noClaim,
        onSelect: () => open(CourseClasses, { course }),
      },
    ],
    [mayEnter, open],
  );
  return (
    <ListPage
      {...courses}
      title={words.title}
      lead={words.lead}
      rowActions={rowActions}
      rowDetail={detailOf}
      actions={
        mayEnter && (
          <Button variant="secondary" onClick={() => open(CopyClasses, { session })}>
            {words.copy}
          </Button>
        )
      }
      over={over}
    />
  );
}

/** Every other class by its name. */
const detailOf = ({ code, classes }: TakenCourse) =>
  classes.length === 0 ? null : (
    <ul aria-label={words.detail(code)} className="grid grid-cols-1 gap-1">
      {classesByLevel(classes).map(({ level, departments }) => (
        <li key={level}>{words.ofLevel(level, departments)}</li>
      ))}
    </ul>
  );
