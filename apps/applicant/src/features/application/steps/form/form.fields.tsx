import { useOperation } from "@polyportal/api-client/query/use-operation";
import { begin } from "@polyportal/domain/application/fields/apply";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { FormSchema } from "@polyportal/ui/use-app-form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { DescribedFields } from "../../described-fields.tsx";
import { DraftForm } from "../../draft-form.tsx";
import type { SectionProps } from "../../section.ts";

type Values = { answers: Answers };

/** A section that is data alone. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync } = useOperation("saveForm");
  const { step } = flow.about;
  if (step?.kind !== "form") throw new Error(`${programme.slug} has no form here`);
  const { fields, of } = step;
  const schema = useLazySchema<Values, Values>(async () => {
    const { schemaOf } = await import("@polyportal/domain/application/steps/form/schema");
    // What the screen holds is anything, until it is checked.
    return schemaOf(step, record.answers) as FormSchema<Values, Values>;
  });
  const form = useAppForm(schema, { answers: begin(fields, record.answers) });
  return (
    <DraftForm
      form={form}
      flow={flow}
      savedNotice={sectionMessages.formSaved(step.title)}
      save={({ answers }) =>
        mutateAsync({
          ...programme.api,
          form: of,
          answers,
          applicantId: record.applicantId,
          began: flow.began,
        })
      }
    >
      <DescribedFields fields={fields} others={record.answers} />
    </DraftForm>
  );
}
