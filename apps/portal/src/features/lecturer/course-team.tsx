import { useOperation } from "@polyportal/api-client/query/use-operation";
import { courseLecturerActs as actWords } from "@polyportal/domain/messages/course-lecturer-acts";
import {
  courseLecturerMessages as words,
  courseRefusals,
} from "@polyportal/domain/messages/course-lecturers";
import { Badge } from "@polyportal/ui/badge";
import { Confirm } from "@polyportal/ui/confirm";
import { DropdownMenu } from "@polyportal/ui/dropdown-menu";
import { MoreIcon } from "@polyportal/ui/icon";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { PersonLink } from "../../parts/people/person-link.tsx";
import { LoadOf, type CourseLecturer, type TaughtCourse } from "./course-columns.tsx";
import { shownByAssignment } from "./shown-by-timetable.ts";

const ReplaceLecturer = lazyPart(
  async () => (await import("./replace-lecturer.tsx")).ReplaceLecturer,
);

type Props = {
  course: TaughtCourse;
  /** Why nothing can be changed. */
  disabledReason: string | undefined;
};

type Opened = { act: "replace" | "end"; lecturer: CourseLecturer };

/** Those who teach a course, each with what can be done about it. */
export function CourseTeam({ course, disabledReason }: Props) {
  const { code, lecturers } = course;
  const [opened, setOpened] = useState<Opened>();
  const invalidates = shownByAssignment;
  const onError = tellFailed;
  const coordinate = useOperation("setCourseCoordinator", { invalidates, onError });
  const end = useOperation("endCourseLecturer", {
    invalidates,
    onError,
    onSuccess: () => setOpened(undefined),
  });
  const held = lecturers.some(({ coordinator }) => coordinator);
  const actsOn = (lecturer: CourseLecturer) => [
    {
      label: lecturer.coordinator ? actWords.coordinateNoMore : actWords.coordinate,
      disabledReason:
        disabledReason ??
        (held && !lecturer.coordinator ? courseRefusals.coordinatorTaken : undefined),
      onSelect: () =>
        coordinate.mutate(
          { id: lecturer.id, coordinator: !lecturer.coordinator },
          {
            onSuccess: () =>
              toast({
                title: lecturer.coordinator
                  ? actWords.coordinatedNoMore(code)
                  : actWords.coordinated(lecturer.name, code),
                status: "success",
              }),
          },
        ),
    },
    {
      label: actWords.replace,
      disabledReason,
      onSelect: () => setOpened({ act: "replace", lecturer }),
    },
    {
      label: actWords.end,
      danger: true,
      disabledReason,
      onSelect: () => setOpened({ act: "end", lecturer }),
    },
  ];
  return (
    <>
      <ul aria-label={actWords.team(code)} className="grid max-w-2xl grid-cols-1">
        {lecturers.map((one) => (
          <li key={one.id} className="flex items-center gap-3">
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 wrap-anywhere">
              <PersonLink id={one.lecturerId} name={one.name} />
              {one.staffNumber && <span className="text-ink-muted">{one.staffNumber}</span>}
              <LoadOf {...one} />
              {one.coordinator && <Badge>{words.coordinator}</Badge>}
              {!one.active && <Badge status="fail">{words.gone}</Badge>}
            </span>
            <DropdownMenu
              label={actWords.acts(one.name, code)}
              trigger={<MoreIcon />}
              groups={[actsOn(one)]}
              align="end"
            />
          </li>
        ))}
      </ul>
      {opened?.act === "replace" && (
        <Suspense fallback={null}>
          <ReplaceLecturer
            course={course}
            lecturer={opened.lecturer}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      {opened?.act === "end" && (
        <Confirm
          open
          onOpenChange={() => setOpened(undefined)}
          title={actWords.end}
          question={actWords.endQuestion(opened.lecturer.name, code)}
          confirmLabel={actWords.end}
          busy={end.isPending}
          onConfirm={() => end.mutate({ id: opened.lecturer.id })}
        />
      )}
    </>
  );
}
