import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { deadlineWords as words } from "@polyportal/domain/messages/score-deadlines";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { extensionSchema } from "@polyportal/domain/score-sheet/forms";
import { DateField } from "@polyportal/ui/date-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { SideForm } from "../../parts/form/side-form.tsx";

type Props = {
  sheet: Pick<Output<"getScoreSheet">, "courseId" | "sessionId" | "code">;
  onClose: () => void;
};

const changed = ["getScoreSheet", "listScoreSheets", "listMyCourses", "getMyCourse"] as const;

/** Asks for the new last day of one sheet, and why. */
export function Extension({ sheet: { courseId, sessionId, code }, onClose }: Props) {
  const { mutateAsync } = useOperation("extendResultDeadline", { invalidates: changed });
  const form = useAppForm(extensionSchema, { untilOn: "", reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={sheetPages.extend}
      submitLabel={sheetPages.extend}
      onClose={onClose}
      onSubmit={async (extension) => {
        await mutateAsync({ courseId, sessionId, ...extension });
        toast({ title: words.extended(code, extension.untilOn), status: "success" });
        onClose();
      }}
    >
      <p className="text-ink-muted">{words.extendQuestion}</p>
      <DateField<Values> name="untilOn" label={words.untilOn} required />
      <TextareaField<Values>
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        required
      />
    </SideForm>
  );
}
