import { actMessages } from "@polyportal/domain/messages/act";
import {
  classesByLevel,
  courseClassMessages as words,
} from "@polyportal/domain/messages/course-classes";
import { Button } from "@polyportal/ui/button";
import { Suspense, useCallback, useMemo, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { OrBulk } from "../../parts/import/or-bulk.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import { codeOf, columns, filtersOf, idOf, type TakenCourse } from "./class-columns.tsx";

// What most visits do not open comes when it is opened.
const CourseClasses = lazyPart(async () => (await import("./course-classes.tsx")).CourseClasses);
const CopyClasses = lazyPart(async () => (await import("./copy-classes.tsx")).CopyClasses);

/** Which classes take which course of a session. */
export function Page() {
  return (
    <OrBulk>
      <List />
    </OrBulk>
  );
}

function List() {
  const mayEnter = useProfile().claims.includes("courses.enter");
  const units = useUnits();
  const sessions = useSessions();
  const [params] = useAddress();
  const session = params.get("session");
  const [opened, setOpened] = useState<TakenCourse | "copy">();
  const close = () => setOpened(undefined);
  const filters = useMemo(() => filtersOf(units, sessions), [units, sessions]);
  const rowActions = useCallback(
    (course: TakenCourse) => [
      {
        label: words.change,
        disabledReason: mayEnter ? undefined : actMessages.noClaim,
        onSelect: () => setOpened(course),
      },
    ],
    [mayEnter],
  );
  return (
    <ListPage
      list="listCourseClasses"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={codeOf}
      rowActions={rowActions}
      rowDetail={detailOf}
      exported
      empty={words.none}
      actions={
        mayEnter && (
          <Button variant="secondary" onClick={() => setOpened("copy")}>
            {words.copy}
          </Button>
        )
      }
      over={
        opened && (
          <Suspense fallback={null}>
            {opened === "copy" ? (
              <CopyClasses session={session ?? undefined} onClose={close} />
            ) : (
              <CourseClasses key={idOf(opened)} course={opened} onClose={close} />
            )}
          </Suspense>
        )
      }
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
