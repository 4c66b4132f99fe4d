import { useOperation } from "@polyportal/api-client/query/use-operation";
import { schoolYears } from "@polyportal/domain/application/years";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { NumberField } from "@polyportal/ui/number-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { DraftForm } from "../../draft-form.tsx";
import type { SectionProps } from "../../section.ts";
import { ndResultDefaults } from "./defaults.ts";

/** The ND result of applicants to a higher diploma. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync } = useOperation("saveNdResult");
  const schema = useLazySchema(
    async () =>
      (await import("@polyportal/domain/application/steps/nd-result/schema")).ndResultSchema,
  );
  const form = useAppForm(schema, ndResultDefaults(record));
  type Values = FormValues<typeof form>;
  return (
    <DraftForm
      form={form}
      flow={flow}
      savedNotice={sectionMessages.ndResultSaved}
      save={(values) =>
        mutateAsync({
          ...values,
          ...programme.api,
          applicantId: record.applicantId,
          began: flow.began,
        })
      }
    >
      <TextField<Values> name="schoolAttended" label={applicationWords.schoolAttended} required />
      <TextField<Values> name="courseStudied" label={applicationWords.courseStudied} required />
      <NumberField<Values>
        name="cgpa"
        label={applicationWords.cgpa}
        hint={applicationWords.cgpaHint}
        required
        decimals
      />
      <SelectField<Values>
        name="yearOfGraduationId"
        label={applicationWords.yearOfGraduation}
        required
        // The year itself is the id.
        options={schoolYears().map((year) => ({ value: Number(year), label: year }))}
      />
    </DraftForm>
  );
}
