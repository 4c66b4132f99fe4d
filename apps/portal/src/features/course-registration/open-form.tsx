import { useOperation } from "@polyportal/api-client/query/use-operation";
import { openForStudentsSchema } from "@polyportal/domain/course-registration/opened-form";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { DateField } from "@polyportal/ui/date-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { SideForm } from "../../parts/form/side-form.tsx";
import { SessionAndSemester } from "../../parts/sessions/session-and-semester.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";

const { columns: heads, hints } = words;

/** Opens registration for one student or for a pasted list of them. */
export function OpenForm({ onClose }: { onClose: () => void }) {
  const sessions = useSessions();
  const { mutateAsync } = useOperation("openForStudents", {
    invalidates: ["listOpenedForStudents"],
  });
  const form = useAppForm(openForStudentsSchema, {
    matricNumbers: "",
    sessionId: sessions.find(({ current }) => current)?.id ?? "",
    untilOn: "",
    lateFee: false,
    reason: "",
  });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.open}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={async (values) => {
        const { opened } = await mutateAsync(values);
        toast({ title: words.opened(opened), status: "success" });
        onClose();
      }}
    >
      <TextareaField<Values>
        name="matricNumbers"
        label={heads.matricNumbers}
        hint={hints.matricNumbers}
        autoComplete="off"
        required
      />
      <SessionAndSemester sessions={sessions} />
      <DateField<Values> name="untilOn" label={heads.until} hint={hints.until} required />
      <CheckboxField<Values> name="lateFee" label={words.lateFeeLabel} hint={hints.lateFee} />
      <TextareaField<Values>
        name="reason"
        label={heads.reason}
        hint={hints.reason}
        maxLength={500}
        required
      />
    </SideForm>
  );
}
