import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { isOverloaded } from "@polyportal/domain/lecturer/load";
import { lecturerLoadMessages as words } from "@polyportal/domain/messages/lecturer-load";
import { Alert } from "@polyportal/ui/alert";
import { useQuery } from "@tanstack/react-query";
import type { TaughtCourse } from "./course-columns.tsx";

type Props = { course: TaughtCourse; lecturerIds: readonly string[] };

/** Who of those that are chosen for a course would have too much with it. */
export function LoadWarning({ course, lecturerIds }: Props) {
  const { sessionId: session, semester, creditUnit, lecturers } = course;
  const fresh = lecturerIds.filter((id) => !lecturers.some(({ lecturerId }) => lecturerId === id));
  const { data } = useQuery({
    ...queryOptionsFor(useClient(), "listLecturerLoads", { session, semester, lecturer: fresh }),
    enabled: fresh.length > 0,
  });
  const above = (data?.items ?? []).filter(
    ({ lecturerId, units }) => fresh.includes(lecturerId) && isOverloaded(units + creditUnit),
  );
  if (above.length === 0) return null;
  return (
    <Alert status="warning" live>
      {above.map(({ id, fullName, units }) => (
        <p key={id}>{words.wouldBeAbove(fullName, units + creditUnit)}</p>
      ))}
    </Alert>
  );
}
