import { keepApplicantAccess } from "@polyportal/api-client/client/applicant-token";
import type { ApiError } from "@polyportal/api-client/client/api-error";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { postgraduateWords as words } from "@polyportal/domain/messages/postgraduate.words";
import { reprintSchema } from "@polyportal/domain/payment/reprint-form";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import { postgraduate } from "@polyportal/domain/programmes/postgraduate";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { PageLoader } from "@polyportal/ui/page-loader";
import { RrrField } from "@polyportal/ui/rrr-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";

const ApplicantCode = lazyPart(
  async () => (await import("../../app/applicant-code.tsx")).ApplicantCode,
);

type Asked = { rrr: string; surname: string };

/** Shows the slip of a sent form, by RRR and surname. An unknown device also needs a code. */
export function Page() {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked & { sent: string }>();
  const [refusal, setRefusal] = useState<ApiError>();
  const form = useAppForm(reprintSchema, { rrr: "", surname: "" });
  type Values = FormValues<typeof form>;
  const lookup = useLookup("openForReprint", {
    onAnswer: (opened) => {
      keepApplicantAccess(opened.programme, opened);
      void navigate(entryBySlug(opened.programme)?.paths.preview ?? publicPaths.landing);
    },
    onRefused: (error, { rrr, surname }) => {
      setRefusal(error);
      if (error.code !== "applicant_code_needed") return false;
      setAsked({ rrr, surname, sent: error.message });
      return true;
    },
  });
  const open = async (input: Asked & { code?: string }) => {
    setRefusal(undefined);
    await lookup.ask(input);
  };
  const toForm = refusal?.code === "form_not_submitted" && (
    <Button asChild variant="secondary">
      <BareLink href={postgraduate.paths.login}>{words.notSubmitted}</BareLink>
    </Button>
  );
  return (
    <PageFrame title={words.reprintTitle}>
      {asked ? (
        <Suspense fallback={<PageLoader />}>
          <ApplicantCode
            title={words.reprintTitle}
            submitLabel={words.show}
            sent={asked.sent}
            onCode={(code) => open({ rrr: asked.rrr, surname: asked.surname, code })}
            onAnother={() => setAsked(undefined)}
            failure={lookup.failure}
          />
          {toForm}
        </Suspense>
      ) : (
        <LookupForm
          title={words.reprintTitle}
          info={words.reprintInfo}
          submitLabel={words.show}
          form={form}
          onSubmit={open}
          failure={lookup.failure}
          result={toForm}
        >
          <RrrField<Values> name="rrr" label={applicationWords.rrr} required />
          <TextField<Values>
            name="surname"
            label={words.surname}
            autoComplete="family-name"
            required
          />
        </LookupForm>
      )}
    </PageFrame>
  );
}
