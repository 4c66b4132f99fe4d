import { useOperation } from "@polyportal/api-client/query/use-operation";
import { schoolYears } from "@polyportal/domain/application/years";
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
      <TextField<Values> name="nameOfInstitution" label="Name of Institution" required />
      <YearRange<Values>
        from={{ name: "dateFrom", label: "Start Year" }}
        to={{ name: "dateTo", label: "End Year" }}
        years={schoolYears().map(Number)}
        required
      />
      <TextField<Values> name="certificate" label="Certificate" required hint="Such as SSCE" />
    </DraftForm>
  );
}
