import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import type {
  PersonalDetails,
  PersonalForm,
} from "@polyportal/domain/application/steps/personal/schema";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "../../../../app/lazy-part.ts";
import { listOnce, optionsOf } from "../../choices.tsx";
import { Fetched } from "../../fetched.tsx";
import { FormGroup } from "../../form-group.tsx";
import { DraftForm } from "../../draft-form.tsx";
import { useStep } from "../../opened.tsx";
import type { SectionProps } from "../../section.ts";
import { NextOfKinFields } from "./next-of-kin.tsx";
import { OriginFields, PersonFields, type ApplicationLists } from "./person.tsx";
import { lgasQuery } from "./place.tsx";
import { personalForm } from "./defaults.ts";

// Most programmes ask for the study choices in another section.
const CombinedChoices = lazyPart(
  async () => (await import("../../study-fields.tsx")).CombinedChoices,
);

// Only later programmes ask for fields and a sponsor.
const Further = lazyPart(async () => (await import("./further.tsx")).Further);

/** Personal & Next of Kin; in some programmes with the study choices. */
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
  const step = useStep(programme, "personal");
  const combined = step.asks.includes("subject-combination");
  const further = step.fields || step.asks.includes("sponsor");

  const schema = useLazySchema<PersonalForm, PersonalDetails>(async () => {
    const { rulesOf } = await import("./rules.ts");
    return rulesOf(step, record.answers, (countryId, stateId) =>
      queryClient.getQueryData(lgasQuery(client, countryId, stateId).queryKey),
    );
  });
  const form = useAppForm(schema, personalForm(step, record));

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
          call: step.call ?? "personal-details",
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
      {further && (
        <Suspense fallback={<PageLoader />}>
          <Further
            step={step}
            programme={programme}
            record={record}
            relationships={optionsOf(lists.relationships)}
          />
        </Suspense>
      )}
      {step.asks.includes("next-of-kin") && (
        <FormGroup title={wizardMessages.groups.kin}>
          <NextOfKinFields relationships={optionsOf(lists.relationships)} />
        </FormGroup>
      )}
    </DraftForm>
  );
}
