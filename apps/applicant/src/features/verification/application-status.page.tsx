import { applicationStatusWords as words } from "@polyportal/domain/messages/application-status.words";
import { rrrSchema } from "@polyportal/domain/payment/rrr-form";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { PageLoader } from "@polyportal/ui/page-loader";
import { RrrField } from "@polyportal/ui/rrr-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";

/** Fetched while the school is asked. */
const loadStanding = () => import("./application-standing.tsx");
const ApplicationStanding = lazy(async () => ({
  default: (await loadStanding()).ApplicationStanding,
}));

const ApplicantCode = lazyPart(
  async () => (await import("../../app/applicant-code.tsx")).ApplicantCode,
);

/** How far the application of an RRR is, for anybody; and what became of it, for who is known. */
export function Page() {
  const [search] = useSearchParams();
  const [sent, setSent] = useState<string>();
  const lookup = useLookup("getApplicationStatus");
  const own = useLookup("getOwnApplicationStatus", {
    onAnswer: () => setSent(undefined),
    onRefused: ({ code, message }) => {
      if (code !== "applicant_code_needed") return false;
      setSent(message);
      return true;
    },
  });
  const form = useAppForm(rrrSchema, { rrr: search.get("RRR") ?? "" });
  type Values = FormValues<typeof form>;
  const { answer, asked } = lookup;
  if (sent !== undefined && asked) {
    return (
      <PageFrame title={words.title}>
        <Suspense fallback={<PageLoader />}>
          <ApplicantCode
            title={words.title}
            submitLabel={words.more}
            sent={sent}
            onCode={(code) => own.ask({ ...asked, code })}
            onAnother={() => setSent(undefined)}
            failure={own.failure}
          />
        </Suspense>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={words.title}>
      <LookupForm
        title={words.title}
        info={words.info}
        submitLabel={words.show}
        form={form}
        onSubmit={(input) => {
          // What was shown of another application goes with it.
          own.forget();
          void loadStanding();
          return lookup.ask(input);
        }}
        failure={lookup.failure}
        result={
          answer &&
          asked && (
            <Suspense>
              <ApplicationStanding
                rrr={asked.rrr}
                standing={answer}
                own={own.answer}
                onMore={() => void own.ask(asked)}
                failure={own.failure}
              />
            </Suspense>
          )
        }
      >
        <RrrField<Values> name="rrr" label={words.rrr} required />
      </LookupForm>
    </PageFrame>
  );
}
