import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { requirementSchema } from "@polyportal/domain/application-setup/forms";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { MultiComboboxField } from "@polyportal/ui/multi-combobox-field";
import { NumberField } from "@polyportal/ui/number-field";
import { SwitchField } from "@polyportal/ui/switch-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { useStale } from "../../parts/act/use-stale.ts";
import { FormConflict } from "../../parts/form/form-conflict.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import { choicesOf } from "../../parts/list/filters.ts";
import { changed, type Setup } from "./setup.ts";
import type { Requirement } from "./requirements.tsx";

const { requirement: labels } = words;

type Values = (typeof requirementSchema)["_zod"]["input"];

const typed = (figure: number | null) => (figure === null ? "" : String(figure));

const valuesOf = (one: Requirement) => ({
  admits: one.admits,
  quota: typed(one.quota),
  cutOff: typed(one.cutOff),
  minimumUtme: typed(one.minimumUtme),
  credits: typed(one.credits),
  creditSubjectIds: one.creditSubjects.map(({ id }) => id),
  certificates: one.certificates,
  requirements: one.requirements,
});

type Props = { setup: Setup; requirement: Requirement; onClose: () => void };

/** Changes whom a department takes. What another has saved meanwhile is laid beside what was typed. */
export function RequirementForm({ setup, requirement, onClose }: Props) {
  const { slug, sessionId } = setup;
  const { departmentId } = requirement;
  const client = useClient();
  const { refetch } = useQuery(queryOptionsFor(client, "getApplicationSetup", { slug, sessionId }));
  const { data: lists } = useQuery(
    queryOptionsFor(client, "listOLevelLists", {}, { staleTimeMs: 300_000 }),
  );
  const stale = useStale(requirement, refetch);
  const { mutateAsync } = useOperation("updateAdmissionRequirement", { invalidates: changed });
  const form = useAppForm(requirementSchema, valuesOf(requirement));
  const subjects = choicesOf(lists?.subjects ?? []);
  const told = (values: ReturnType<typeof valuesOf>) => ({
    [labels.admits]: values.admits ? labels.yes : labels.no,
    [labels.quota]: values.quota,
    [labels.cutOff]: values.cutOff,
    [labels.minimumUtme]: values.minimumUtme,
    [labels.credits]: values.credits,
    [labels.creditSubjects]: values.creditSubjectIds
      .map((id) => subjects.find(({ value }) => value === id)?.label ?? "")
      .join(", "),
    [labels.certificates]: values.certificates.join(", "),
    [labels.requirements]: values.requirements,
  });
  return (
    <SideForm
      form={form}
      title={labels.title(requirement.department)}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={(values) =>
        stale.save((revision) =>
          mutateAsync({ slug, sessionId, departmentId, revision, ...values }),
        )
      }
      saved={() => actMessages.saved(labels.thing)}
    >
      <FormConflict stale={stale} theirs={valuesOf(requirement)} told={told} />
      {setup.current ? (
        <SwitchField<Values> name="admits" label={labels.admits} />
      ) : (
        <p className="text-ink-muted">{labels.otherSession}</p>
      )}
      <NumberField<Values> name="quota" label={labels.quota} maxLength={6} />
      <NumberField<Values> name="cutOff" label={labels.cutOff} hint={labels.cutOffHint} decimals />
      {setup.asksUtme && (
        <NumberField<Values> name="minimumUtme" label={labels.minimumUtme} maxLength={3} />
      )}
      <NumberField<Values>
        name="credits"
        label={labels.credits}
        hint={labels.creditsHint}
        maxLength={1}
      />
      <MultiComboboxField<Values>
        name="creditSubjectIds"
        label={labels.creditSubjects}
        options={subjects}
      />
      {setup.certificates.length > 0 && (
        <MultiComboboxField<Values>
          name="certificates"
          label={labels.certificates}
          hint={labels.certificatesHint}
          options={setup.certificates.map((one) => ({ value: one, label: one }))}
        />
      )}
      {setup.current && (
        <TextareaField<Values>
          name="requirements"
          label={labels.requirements}
          hint={labels.requirementsHint}
          maxLength={1_000}
        />
      )}
    </SideForm>
  );
}
