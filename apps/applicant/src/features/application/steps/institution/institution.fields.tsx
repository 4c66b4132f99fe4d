import { useOperation } from "@polyportal/api-client/query/use-operation";
import { schoolYears } from "@polyportal/domain/application/years";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { TextField } from "@polyportal/ui/text-field";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { YearRange } from "@polyportal/ui/year-range";
import { DraftForm } from "../../draft-form.tsx";
import type { SectionProps } from "../../section.ts";
import { institutionDefaults } from "./defaults.ts";

/** Educational history: the institution attended. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync } = useOperation("saveInstitution");
  const schema = useLazySchema(
    async () =>
      (await import("@polyportal/domain/application/steps/institution/schema")).institutionSchema,
  );
  const form = useAppForm(schema, institutionDefaults(record));
  type Values = FormValues<typeof form>;
  return (
    <DraftForm
      form={form}
      flow={flow}
      savedNotice={sectionMessages.institutionSaved}
      save={(values) =>
        mutateAsync({
          ...values,
          ...programme.api,
          applicantId: record.applicantId,
          began: flow.began,
        })
      }
    >
      <TextField<Values>
        name="nameOfInstitution"
        label={applicationWords.nameOfInstitution}
        required
      />
      <YearRange<Values>
        from={{ name: "dateFrom", label: applicationWords.startYear }}
        to={{ name: "dateTo", label: applicationWords.endYear }}
        years={schoolYears().map(Number)}
        required
      />
      <TextField<Values>
        name="certificate"
        label={applicationWords.certificate}
        required
        hint={applicationWords.certificateHint}
      />
    </DraftForm>
  );
}
