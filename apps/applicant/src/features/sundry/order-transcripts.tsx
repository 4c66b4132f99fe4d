import type { Output } from "@polyportal/api-client/client/client";
import type { Graduate } from "@polyportal/api-client/contract/sundry-transcript";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { mostDestinations } from "@polyportal/domain/sundry/transcript";
import { destinationsSchema } from "@polyportal/domain/sundry/transcript-forms";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { PageTitle } from "@polyportal/ui/page-title";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useFocusedHeading } from "../../app/focused-heading.ts";
import { BeforePaying } from "./before-paying.tsx";
import { DestinationFields } from "./destination-fields.tsx";
import { OrderedTranscripts } from "./ordered-transcripts.tsx";

const empty = {
  kind: "evaluator",
  name: "",
  country: "",
  delivery: "electronic",
  address: "",
  email: "",
  reference: "",
} as const;

/** Where the transcripts go, after what is to be known before paying; then the invoice and the code. */
export function OrderTranscripts({ graduate }: { graduate: Graduate }) {
  const heading = useFocusedHeading();
  const create = useOperation("createTranscriptRequest");
  const [made, setMade] = useState<Output<"createTranscriptRequest">>();
  const form = useAppForm(destinationsSchema, { destinations: [{ ...empty }] });
  const rows = useWatch({ control: form.control, name: "destinations" });
  const set = (destinations: typeof rows) => form.setValue("destinations", destinations);
  if (made) return <OrderedTranscripts made={made} />;
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle ref={heading}>{words.hello(graduate.fullName)}</PageTitle>
      <BeforePaying graduate={graduate} />
      <Form
        form={form}
        onSubmit={async ({ destinations }) => {
          const { ticket } = graduate;
          setMade(await create.mutateAsync({ ticket, destinations }));
        }}
      >
        {rows.map(({ delivery }, index) => (
          <DestinationFields
            key={index}
            index={index}
            delivery={delivery}
            fees={graduate.fees}
            onRemove={rows.length > 1 ? () => set(rows.filter((_, at) => at !== index)) : undefined}
          />
        ))}
        {rows.length < mostDestinations && (
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => set([...form.getValues("destinations"), { ...empty }])}
          >
            {words.add}
          </Button>
        )}
        <FormActions>
          <SubmitButton>{words.generate}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
