import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import type {
  PersonalDetails,
  PersonalForm,
} from "@polyportal/domain/application/steps/personal/schema";
import { begin } from "@polyportal/domain/application/fields/apply";
import { fieldsOf, stepOf } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { listOnce, optionsOf } from "../../choices.tsx";
import { Fetched } from "../../fetched.tsx";
import { FormGroup } from "../../form-group.tsx";
import { DraftForm } from "../../draft-form.tsx";
import type { SectionProps } from "../../section.ts";
import { askingLga } from "./asking-lga.ts";
import { NextOfKinFields } from "./next-of-kin.tsx";
import { OriginFields, PersonFields, type ApplicationLists } from "./person.tsx";
import { lgasQuery } from "./place.tsx";
import { answersOf, Fields } from "../../fields.ts";
import { kinWordsOf } from "./kin-words.ts";
import { combinationDefaults, kinDefaults, personalDefaults } from "./defaults.ts";

// Most programmes ask for the study choices in a section of their own.
const CombinedChoices = lazy(async () => ({
  default: (await import("../../study-fields.tsx")).CombinedChoices,
}));

/** Personal & Next of Kin, for some programmes with the study choices. */
export function Section(props: SectionProps) {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "listApplicationLists", {}, listOnce));
  return (
    <Fetched query={query} label={applicationWords.fetchingLists}>
      {(lists) => <DetailsForm {...props} lists={lists} />}
    </Fetched>
  );
}

function DetailsForm({
  programme,
  record,
  flow,
  lists,
}: SectionProps & { lists: ApplicationLists }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutateAsync } = useOperation("savePersonalDetails");
  const step = stepOf(programme, "personal");
  if (!step) throw new Error(`${programme.slug} has no personal step`);
  const combined = step.asks.includes("subject-combination");
  const kin = kinWordsOf(programme);
  const fields = fieldsOf(step);

  const schema = useLazySchema<PersonalForm, PersonalDetails>(async () => {
    const { schemaOf } = await import("@polyportal/domain/application/steps/personal/schema");
    const answers = fields.length > 0 ? await answersOf(fields, record.answers) : undefined;
    return askingLga(schemaOf(step, answers), (countryId, stateId) =>
      queryClient.getQueryData(lgasQuery(client, countryId, stateId).queryKey),
    );
  });
  const form = useAppForm(schema, {
    ...personalDefaults(record),
    ...(kin.asked && kinDefaults(record)),
    ...(combined && combinationDefaults(record)),
    ...(fields.length > 0 && { answers: begin(fields, record.answers) }),
  });

  return (
    <DraftForm
      form={form}
      flow={flow}
      savedNotice={wizardMessages.personalSaved}
      save={async (values) => {
        if (record.passport === null) {
          flow.onPhotoMissing();
          return undefined;
        }
        const input: Input<"savePersonalDetails"> = {
          ...values,
          ...programme.api,
          rrr: record.rrr,
          began: flow.began,
        };
        return mutateAsync(input);
      }}
    >
      <PersonFields record={record} lists={lists} health={step.asks.includes("health")} />
      <OriginFields lists={lists} address={step.asks.includes("address")} />
      {combined && (
        <FormGroup title={wizardMessages.groups.study}>
          <Suspense fallback={<PageLoader />}>
            <CombinedChoices programme={programme} />
          </Suspense>
        </FormGroup>
      )}
      {fields.length > 0 && (
        <FormGroup title={wizardMessages.groups.further}>
          <Fields fields={fields} others={record.answers} />
        </FormGroup>
      )}
      {kin.asked && (
        <FormGroup title={wizardMessages.groups[kin.sponsor ? "sponsor" : "kin"]}>
          <NextOfKinFields words={kin} relationships={optionsOf(lists.relationships)} />
        </FormGroup>
      )}
    </DraftForm>
  );
}
