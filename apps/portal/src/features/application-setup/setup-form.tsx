import { useOperation } from "@polyportal/api-client/query/use-operation";
import { applicationSetupSchema } from "@polyportal/domain/application-setup/forms";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useStale } from "../../parts/act/use-stale.ts";
import { FormConflict } from "../../parts/form/form-conflict.tsx";
import { GuardForm } from "../../parts/form/guard-form.tsx";
import { changed, type Setup } from "./setup.ts";
import { SetupFields } from "./setup.fields.tsx";
import { setupTexts, valuesOf } from "./setup-values.ts";

type Props = { setup: Setup; mayEnter: boolean; refetch: () => Promise<unknown> };

/** What applies to all applicants of a programme in a session, changed or read. */
export function SetupForm({ setup, mayEnter, refetch }: Props) {
  return (
    <section aria-label={words.parts.said} className="grid grid-cols-1 gap-4">
      <h2 className="text-18 font-semibold">{words.parts.said}</h2>
      {mayEnter ? (
        <Edit setup={setup} refetch={refetch} />
      ) : (
        <DescriptionList
          items={Object.entries(setupTexts(valuesOf(setup), setup)).map(([term, value]) => ({
            term,
            value,
          }))}
        />
      )}
    </section>
  );
}

function Edit({ setup, refetch }: Omit<Props, "mayEnter">) {
  const { slug, sessionId } = setup;
  const stale = useStale(setup, refetch);
  const { mutateAsync } = useOperation("updateApplicationSetup", { invalidates: changed });
  const form = useAppForm(applicationSetupSchema, valuesOf(setup));
  return (
    <Form
      form={form}
      warnUnsaved
      onSubmit={async (values) => {
        const saved = await stale.save((revision) =>
          mutateAsync({ slug, sessionId, revision, ...values }),
        );
        if (!saved) return;
        form.reset(form.getValues());
        toast({ title: actMessages.saved(words.thing), status: "success" });
      }}
    >
      <GuardForm />
      <FormConflict
        stale={stale}
        theirs={valuesOf(setup)}
        told={(values) => setupTexts(values, setup)}
      />
      <SetupFields checklist={setup.checklist} current={setup.current} />
      <FormActions>
        <SubmitButton>{actMessages.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
