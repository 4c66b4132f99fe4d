import type { Siwes } from "@polyportal/api-client/contract/siwes";
import { siwesMessages } from "@polyportal/domain/messages/siwes";
import { siwesWords } from "@polyportal/domain/messages/siwes.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { DateRangeField } from "@polyportal/ui/date-range-field";
import { DraftChoice } from "@polyportal/ui/draft-choice";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { BareLink } from "@polyportal/ui/link";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useDraft } from "@polyportal/ui/use-draft";
import { useNavigate } from "react-router-dom";
import { useProfile } from "../../app/profile.ts";
import { useSaving } from "../../parts/form/saved-elsewhere.ts";

const empty = {
  companyName: "",
  companyAddress: "",
  companyPhone: "",
  natureOfWork: "",
  supervisorName: "",
  supervisorPhone: "",
  startDate: "",
  endDate: "",
};

const labels = {
  companyName: siwesWords.company,
  companyAddress: siwesWords.companyAddress,
  companyPhone: siwesWords.companyNumber,
  natureOfWork: siwesWords.natureOfWork,
  supervisorName: siwesWords.supervisor,
  supervisorPhone: siwesWords.supervisorNumber,
  startDate: siwesWords.firstDay,
  endDate: siwesWords.lastDay,
};

type Placement = NonNullable<Siwes["placement"]>;

const valuesOf = (placement: Placement | null) => {
  if (!placement) return empty;
  const { updatedAt: _, ...values } = placement;
  return values;
};

type Props = { siwes: Siwes };

/** The placement; what is typed stays on the device, for this person, until the server has it. */
export function PlacementForm({ siwes: { placement, session } }: Props) {
  const navigate = useNavigate();
  const { userName } = useProfile();
  const save = useSaving("saveSiwesPlacement", ["getSiwes", "getSiwesPreview"]);
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/siwes/forms")).siwesPlacementSchema,
  );
  const form = useAppForm(schema, valuesOf(placement));
  type Values = FormValues<typeof form>;
  const draft = useDraft(`${userName}:siwes`, form, {
    version: placement?.updatedAt ?? "",
  });
  if (draft.conflict) {
    return (
      <DraftChoice
        conflict={draft.conflict}
        level={2}
        savedAt={placement?.updatedAt}
        labelOf={(path) => labels[path as keyof typeof labels]}
      />
    );
  }
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={async (values) => {
        await save.mutateAsync({ ...values, began: placement?.updatedAt ?? null });
        draft.clear();
        toast({ ...siwesMessages.placementSaved, status: "success" });
        navigate(paths.siwes);
      }}
    >
      <TextField<Values>
        name="companyName"
        label={labels.companyName}
        autoComplete="organization"
        required
      />
      <TextareaField<Values> name="companyAddress" label={labels.companyAddress} required />
      <PhoneField<Values> name="companyPhone" label={labels.companyPhone} required />
      <TextField<Values>
        name="natureOfWork"
        label={labels.natureOfWork}
        hint={siwesWords.natureHint}
        required
      />
      <TextField<Values> name="supervisorName" label={labels.supervisorName} required />
      <PhoneField<Values> name="supervisorPhone" label={labels.supervisorPhone} required />
      <DateRangeField
        label={siwesMessages.placementDays}
        from={{
          name: "startDate",
          label: labels.startDate,
          hint: siwesWords.firstDayHint(session),
        }}
        to={{ name: "endDate", label: labels.endDate }}
        required
      />
      <FormActions>
        {placement && (
          <Button asChild variant="secondary">
            <BareLink href={paths.siwes}>{siwesWords.back}</BareLink>
          </Button>
        )}
        <SubmitButton>{siwesWords.savePlacement}</SubmitButton>
        <DraftStatus state={draft.state} />
      </FormActions>
    </Form>
  );
}
