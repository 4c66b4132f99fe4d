import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { programmeSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { programmeSchema } from "@polyportal/domain/programmes/form";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { Conflict } from "../../parts/act/conflict.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import { AdmittingDepartments } from "./admitting-departments.tsx";
import { ProgrammeFields } from "./programme.fields.tsx";
import { programmeTexts, valuesOf, type Programme, type Values } from "./programme-texts.ts";

type Props = { programme: Programme; refetch: () => Promise<unknown> };

/** Changes what the school says of a programme: its departments, its opening, who signs its papers. */
export function EditProgramme({ programme, refetch }: Props) {
  const stale = useStale(programme, refetch);
  const { mutateAsync } = useOperation("updateProgramme", {
    invalidates: ["listProgrammes", "getProgramme", "getHistory", "listSchoolDepartments"],
  });
  const form = useAppForm(programmeSchema, valuesOf(programme));
  const mine = programmeTexts(form.getValues() as Values, programme);
  const theirs = programmeTexts(valuesOf(programme), programme);
  return (
    <Form
      form={form}
      warnUnsaved
      onSubmit={async (values) => {
        const { slug } = programme;
        const saved = await stale.save((revision) => mutateAsync({ slug, revision, ...values }));
        if (!saved) return;
        form.reset(form.getValues());
        toast({ title: actMessages.saved(words.thing), status: "success" });
      }}
    >
      <GuardForm />
      {stale.theirs && (
        <Conflict
          message={stale.message}
          fields={Object.keys(theirs).map((label) => ({
            label,
            before: mine[label] ?? "",
            after: theirs[label] ?? "",
          }))}
          onKeepMine={stale.accept}
          onTakeTheirs={() => {
            stale.accept();
            form.reset(valuesOf(programme));
          }}
        />
      )}
      <AdmittingDepartments units={programme.units} />
      <ProgrammeFields />
      <FormActions>
        <SubmitButton>{actMessages.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
