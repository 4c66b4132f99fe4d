import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { weekdays } from "@polyportal/domain/format/date";
import { lecturerLoadMessages as words } from "@polyportal/domain/messages/lecturer-load";
import { Dialog } from "@polyportal/ui/dialog";
import { Timetable } from "@polyportal/ui/timetable";
import { useQuery } from "@tanstack/react-query";
import type { Load } from "./lecturer-loads.tsx";

type Props = { load: Load; onClose: () => void };

/** When and where somebody teaches, with what is at one time. */
export function LecturerWeek({ load, onClose }: Props) {
  const { lecturerId: lecturer, sessionId: session, semester, fullName } = load;
  const { data, error, refetch } = useQuery(
    queryOptionsFor(useClient(), "getLecturerWeek", { lecturer, session, semester }),
  );
  return (
    <Dialog open readable onOpenChange={onClose} title={words.week} className="max-w-none">
      <Timetable
        title={words.weekOf(fullName, semester, load.session)}
        level={3}
        entries={data?.lectures.map(({ day, begins, ends, ...lecture }) => ({
          ...lecture,
          day: weekdays[day - 1] ?? "Monday",
          start: begins,
          end: ends,
        }))}
        failure={error ? { message: error.message, onRetry: () => void refetch() } : undefined}
        empty={words.noWeek}
      />
    </Dialog>
  );
}
