import { useOperation } from "@polyportal/api-client/query/use-operation";
import { idOf } from "@polyportal/domain/application/steps";
import { refereeSectionWords } from "@polyportal/domain/messages/referee-section";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { FormSchema } from "@polyportal/ui/use-app-form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { answersDefaults } from "../../defaults.ts";
import { DescribedFields } from "../../described-fields.tsx";
import { DraftForm } from "../../draft-form.tsx";
import { useWhole } from "../../opened.tsx";
import type { SectionProps } from "../../section.ts";

type Values = { answers: Answers };

/** A section that only has fields: a form, or the referees. */
export function Section({ programme, record, flow }: SectionProps) {
  const form = useOperation("saveForm");
  const referees = useOperation("saveReferees");
  const frame = flow.about.step;
  const { steps } = useWhole(programme);
  const step = frame && steps.find((one) => idOf(one) === idOf(frame));
  if (step?.kind !== "form" && step?.kind !== "referees") {
    throw new Error(`${programme.slug} has no form here`);
  }
  const { answers: others, applicantId } = record;
  const schema = useLazySchema<Values, Values>(async () => {
    if (step.kind === "referees") {
      const { schemaOf } = await import("@polyportal/domain/application/steps/referees/schema");
      return schemaOf(step, others, record) as FormSchema<Values, Values>;
    }
    const { schemaOf } = await import("@polyportal/domain/application/steps/form/schema");
    // The values of the screen are unknown until they are parsed.
    return schemaOf(step, others) as FormSchema<Values, Values>;
  });
  return (
    <DraftForm
      form={useAppForm(schema, answersDefaults(step, record))}
      flow={flow}
      savedNotice={sectionMessages.formSaved(step.title)}
      save={({ answers }) => {
        const input = { ...programme.api, answers, applicantId, began: flow.began };
        return step.kind === "form"
          ? form.mutateAsync({ ...input, form: step.of })
          : referees.mutateAsync(input);
      }}
    >
      {step.kind === "referees" && <p className="text-ink-muted">{refereeSectionWords.lead}</p>}
      <DescribedFields fields={step.fields} others={others} />
    </DraftForm>
  );
}
