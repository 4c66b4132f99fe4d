import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import type {
  ChoiceForm,
  ProgrammeChoice,
} from "@polyportal/domain/application/steps/programme/schema";
import { fieldsOf } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { choiceWords } from "@polyportal/domain/messages/further";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import type { Asked, Outline } from "@polyportal/domain/programmes/programme";
import { awardName } from "@polyportal/domain/programmes/award-name";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, type ComponentType } from "react";
import { lazyPart } from "../../../../app/lazy-part.ts";
import { listOnce } from "../../choices.tsx";
import { DraftForm } from "../../draft-form.tsx";
import { useStep } from "../../opened.tsx";
import type { SectionProps } from "../../section.ts";
import { OptionField, StudyFields } from "../../study-fields.tsx";
import { JambFields } from "./jamb.tsx";
import { ModeOfStudyField } from "./mode-of-study.tsx";
import { programmeForm } from "./defaults.ts";

// Loaded only if the programme has fields.
const Fields = lazyPart(async () => (await import("../../prefilled-fields.tsx")).PrefilledFields);

/** What a programme may ask besides school and department. */
const further: Record<
  Asked<"programme">,
  ComponentType<Pick<SectionProps, "programme" | "record">>
> = {
  jamb: JambFields,
  "mode-of-study": ModeOfStudyField,
  option: OptionField,
  alternative: AlternativeFields,
};

/** Questions that depend on the department come after it. */
const afterStudy: ReadonlySet<Asked<"programme">> = new Set(["option", "alternative"]);

/** Choice of school and department; some programmes also ask JAMB details or a mode of study. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync } = useOperation("saveProgrammeDetails");
  const step = useStep(programme, "programme");
  const fields = fieldsOf(step);
  const award = awardName(programme, record.answers);
  const client = useClient();
  const queryClient = useQueryClient();
  const schema = useLazySchema<ChoiceForm, ProgrammeChoice>(async () => {
    const { rulesOf } = await import("./rules.ts");
    return rulesOf(step, record.answers, (departmentId) =>
      queryClient.getQueryData(
        queryOptionsFor(client, "listOptionsOfDepartment", { departmentId }, listOnce).queryKey,
      ),
    );
  });
  const form = useAppForm(schema, programmeForm(step, record));
  const draw = (asked: Asked<"programme">) => {
    const Further = further[asked];
    return <Further key={asked} programme={programme} record={record} />;
  };
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
      {award && (
        <dl className="grid gap-1 rounded border border-line bg-paper-sunken p-4">
          <dt className="text-14 text-ink-muted">{choiceWords.award}</dt>
          <dd className="font-medium">{award}</dd>
        </dl>
      )}
      {step.asks.filter((asked) => !afterStudy.has(asked)).map(draw)}
      <StudyFields programme={programme} withOption={step.asks.includes("option")} />
      {step.asks.filter((asked) => afterStudy.has(asked)).map(draw)}
      {fields.length > 0 && (
        <Suspense fallback={<PageLoader />}>
          <Fields fields={fields} record={record} />
        </Suspense>
      )}
    </DraftForm>
  );
}

/** The alternative department if the first choice is full. */
function AlternativeFields({ programme }: { programme: Outline }) {
  return (
    <StudyFields
      programme={programme}
      fields={{
        faculty: { name: "alternativeFacultyId", label: applicationWords.alternativeSchool },
        department: {
          name: "alternativeDepartmentId",
          label: applicationWords.alternativeDepartment,
        },
      }}
    />
  );
}
