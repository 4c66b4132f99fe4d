import { useOperation } from "@polyportal/api-client/query/use-operation";
import { begin } from "@polyportal/domain/application/fields/apply";
import { refereeSectionWords as words } from "@polyportal/domain/messages/referee-section";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { FormSchema } from "@polyportal/ui/use-app-form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { DescribedFields } from "../../described-fields.tsx";
import { DraftForm } from "../../draft-form.tsx";
import type { SectionProps } from "../../section.ts";

type Values = { answers: Answers };

/** Who is asked about the applicant, and that what they write is not for the applicant. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync } = useOperation("saveReferees");
  const { step } = flow.about;
  if (step?.kind !== "referees") throw new Error(`${programme.slug} names no referees here`);
  const { fields } = step;
  const schema = useLazySchema<Values, Values>(async () => {
    const { schemaOf } = await import("@polyportal/domain/application/steps/referees/schema");
    return schemaOf(step, record.answers, record) as FormSchema<Values, Values>;
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
          answers,
          applicantId: record.applicantId,
          began: flow.began,
        })
      }
    >
      <p className="text-ink-muted">{words.lead}</p>
      <DescribedFields fields={fields} others={record.answers} />
    </DraftForm>
  );
}
