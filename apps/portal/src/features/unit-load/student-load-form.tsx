import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { studentLoadSchema } from "@polyportal/domain/unit-load/forms";
import { NumberField } from "@polyportal/ui/number-field";
import { SelectField } from "@polyportal/ui/select-field";
import { SideForm } from "@polyportal/ui/side-form";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { choicesOf } from "../../parts/list/filters.ts";

type Props = { sessions: Readonly<Output<"listSessions">>; onClose: () => void };

const { columns: heads } = words;

/** Gives one student a load of the own. */
export function StudentLoadForm({ sessions, onClose }: Props) {
  const { mutateAsync } = useOperation("setStudentUnitLoad", {
    invalidates: ["listStudentUnitLoads"],
  });
  const form = useAppForm(studentLoadSchema, {
    matricNumber: "",
    sessionId: sessions.find(({ current }) => current)?.id ?? "",
    minimum: "",
    maximum: "",
    reason: "",
  });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      open
      title={words.assign}
      submitLabel={words.assign}
      onClose={onClose}
      onSubmit={async (values) => {
        const { fullName } = await mutateAsync(values);
        toast({ title: words.assigned(fullName), tone: "success" });
        onClose();
      }}
    >
      <TextField<Values>
        name="matricNumber"
        label={heads.matricNumber}
        autoComplete="off"
        required
      />
      <SelectField<Values>
        name="sessionId"
        label={heads.session}
        options={choicesOf(sessions)}
        required
      />
      <SelectField<Values>
        name="semester"
        label={heads.semester}
        options={semesters.map((semester) => ({ value: semester, label: semester }))}
        required
      />
      <NumberField<Values> name="minimum" label={heads.minimum} decimals required />
      <NumberField<Values> name="maximum" label={heads.maximum} decimals required />
      <TextareaField<Values>
        name="reason"
        label={heads.reason}
        hint={words.reasonHint}
        maxLength={500}
        required
      />
    </SideForm>
  );
}
