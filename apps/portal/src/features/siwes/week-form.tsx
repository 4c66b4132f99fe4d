import type { Siwes } from "@polyportal/api-client/contract/siwes";
import { siwesMessages } from "@polyportal/domain/messages/siwes";
import { siwesWords } from "@polyportal/domain/messages/siwes.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { DraftChoice } from "@polyportal/ui/draft-choice";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { BareLink } from "@polyportal/ui/link";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useDraft } from "@polyportal/ui/use-draft";
import { useNavigate } from "react-router-dom";
import { useProfile } from "../../app/profile.ts";
import { useSaving } from "../../parts/form/saved-elsewhere.ts";
import { span } from "./span.ts";

type Props = { week: Siwes["weeks"][number] };

const labels = { work: siwesWords.whatYouDid, remarks: siwesWords.remarks };

/** A week of the logbook; what is typed stays on the device, for this person, until the server has it. */
export function WeekForm({ week }: Props) {
  const navigate = useNavigate();
  const { userName } = useProfile();
  const save = useSaving("saveSiwesWeek", ["getSiwes", "getSiwesPreview"]);
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/siwes/forms")).siwesWeekSchema,
  );
  const form = useAppForm(schema, { work: week.work, remarks: week.remarks });
  type Values = FormValues<typeof form>;
  const draft = useDraft(`${userName}:siwes:week-${week.week}`, form, {
    version: week.updatedAt ?? "",
  });
  if (draft.conflict) {
    return (
      <DraftChoice
        conflict={draft.conflict}
        level={2}
        savedAt={week.updatedAt}
        labelOf={(path) => (path === "work" ? labels.work : labels.remarks)}
      />
    );
  }
  return (
    <section className="grid max-w-prose grid-cols-1 gap-6">
      <div>
        <h2 className="text-22 font-semibold">{siwesWords.weekNumber(week.week)}</h2>
        <p className="text-ink-muted">{span(week)}</p>
      </div>
      <Form
        form={form}
        onSubmit={async (values) => {
          await save.mutateAsync({ week: week.week, began: week.updatedAt, ...values });
          draft.clear();
          toast({ ...siwesMessages.weekSaved, status: "success" });
          navigate(paths.siwes);
        }}
      >
        <TextareaField<Values>
          name="work"
          label={labels.work}
          className="min-h-40"
          maxLength={2000}
          required
        />
        <TextareaField<Values>
          name="remarks"
          label={labels.remarks}
          hint={siwesWords.whatToWriteHint}
          maxLength={1000}
        />
        <FormActions>
          <Button asChild variant="secondary">
            <BareLink href={paths.siwes}>{siwesWords.backToLogbook}</BareLink>
          </Button>
          <SubmitButton>{siwesWords.saveWeek}</SubmitButton>
          <DraftStatus state={draft.state} />
        </FormActions>
      </Form>
    </section>
  );
}
