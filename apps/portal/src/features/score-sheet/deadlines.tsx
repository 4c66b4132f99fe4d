import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { deadlineWords as words } from "@polyportal/domain/messages/score-deadlines";
import { deadlineSchema } from "@polyportal/domain/score-sheet/forms";
import { DateField } from "@polyportal/ui/date-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { SideForm } from "../../parts/form/side-form.tsx";
import { SessionAndSemester } from "../../parts/sessions/session-and-semester.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";

const { fields } = words;
const changed = ["listResultDeadlines", "listMyCourses", "getMyCourse", "getScoreSheet"] as const;

/** Sets until when the scores of a semester are entered, beside the days that stand. */
export function Deadlines({ onClose }: { onClose: () => void }) {
  const sessions = useSessions();
  const { data: deadlines = [] } = useQuery(
    queryOptionsFor(useClient(), "listResultDeadlines", {}),
  );
  const { mutateAsync } = useOperation("saveResultDeadline", { invalidates: changed });
  const current = sessions.find((one) => one.current);
  const form = useAppForm(deadlineSchema, {
    sessionId: current?.id ?? "",
    semester: "",
    closesOn: "",
  });
  type Values = FormValues<typeof form>;
  const nameOf = (id: number) => sessions.find((one) => one.id === id)?.name ?? "";
  return (
    <SideForm
      form={form}
      title={words.title}
      submitLabel={words.save}
      onClose={onClose}
      onSubmit={async (deadline) => {
        await mutateAsync(deadline);
        const { semester, sessionId, closesOn } = deadline;
        toast({ title: words.saved(semester, nameOf(sessionId), closesOn), status: "success" });
        onClose();
      }}
    >
      {current && (
        <ul className="grid gap-1 text-ink-muted">
          {semesters.map((semester) => (
            <li key={semester}>
              {words.stands(
                semester,
                current.name,
                deadlines.find((one) => one.sessionId === current.id && one.semester === semester)
                  ?.closesAt ?? null,
              )}
            </li>
          ))}
        </ul>
      )}
      <SessionAndSemester sessions={sessions} />
      <DateField<Values>
        name="closesOn"
        label={fields.closesOn}
        hint={fields.closesHint}
        required
      />
    </SideForm>
  );
}
