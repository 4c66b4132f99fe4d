import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { trackingSchema } from "@polyportal/domain/sundry/transcript-forms";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { PageLoader } from "@polyportal/ui/page-loader";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useLookup } from "../../app/use-lookup.tsx";

const Tracked = lazyPart(async () => (await import("./tracked.tsx")).Tracked);

/** How a request stands, by its code; a letter's link brings it along. */
export function TrackForm() {
  const [search] = useSearchParams();
  const lookup = useLookup("trackTranscript");
  const form = useAppForm(trackingSchema, { code: search.get("code") ?? "" });
  type Values = FormValues<typeof form>;
  return (
    <section
      aria-labelledby="follow-request"
      className="grid max-w-prose gap-6 border-t border-line pt-6"
    >
      <h2 id="follow-request" className="text-22 font-semibold">
        {words.follow}
      </h2>
      {lookup.failure}
      <Form form={form} onSubmit={lookup.ask}>
        <TextField<Values>
          name="code"
          label={words.code}
          hint={words.followInfo}
          required
          autoCapitalize="characters"
          autoComplete="off"
        />
        <FormActions>
          <SubmitButton>{words.show}</SubmitButton>
        </FormActions>
      </Form>
      <div role="status" className="empty:hidden">
        <Suspense fallback={<PageLoader />}>
          {lookup.answer && <Tracked request={lookup.answer} />}
        </Suspense>
      </div>
    </section>
  );
}
