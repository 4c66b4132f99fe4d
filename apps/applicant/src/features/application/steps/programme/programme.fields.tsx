import type { Input } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import type {
  ChoiceForm,
  ProgrammeChoice,
} from "@polyportal/domain/application/steps/programme/schema";
import { stepOf } from "@polyportal/domain/application/steps";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import type { Step } from "@polyportal/domain/programmes/programme";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm } from "@polyportal/ui/use-app-form";
import type { ComponentType } from "react";
import { DraftForm } from "../../draft-form.tsx";
import type { SectionProps } from "../../section.ts";
import { StudyFields } from "../../study-fields.tsx";
import { JambFields } from "./jamb.tsx";
import { ModeOfStudyField } from "./mode-of-study.tsx";
import { programmeDefaults } from "./defaults.ts";

type Asks = Extract<Step, { kind: "programme" }>["asks"];

/** What a programme asks besides school and department. */
const further: Record<Asks, ComponentType | undefined> = {
  choice: undefined,
  jamb: JambFields,
  "mode-of-study": ModeOfStudyField,
};

/** Choice of school and department, with JAMB particulars or a mode of study by programme. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync } = useOperation("saveProgrammeDetails");
  const step = stepOf(programme, "programme");
  if (!step) throw new Error(`${programme.slug} has no programme step`);
  const schema = useLazySchema<ChoiceForm, ProgrammeChoice>(async () => {
    const { choiceSchemaOf } = await import("@polyportal/domain/application/steps/schemas");
    return choiceSchemaOf(step);
  });
  const form = useAppForm(schema, programmeDefaults(record));
  const Further = further[step.asks];
  return (
    <DraftForm
      form={form}
      flow={flow}
      savedNotice={sectionMessages.programmeSaved}
      save={(values) => {
        const input: Input<"saveProgrammeDetails"> = {
          ...values,
          ...programme.api,
          applicantId: record.applicantId,
          began: flow.began,
        };
        return mutateAsync(input);
      }}
    >
      {Further && <Further />}
      <StudyFields programme={programme} />
    </DraftForm>
  );
}
