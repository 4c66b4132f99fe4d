import { ApiError } from "@polyportal/api-client/client/api-error";
import {
  forgetApplicantAccess,
  keepApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { openingMessages } from "@polyportal/domain/messages/landing";
import { saying } from "@polyportal/domain/messages/notice";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { rrrSchema } from "@polyportal/domain/payment/rrr-form";
import type { OpeningKey, Outline } from "@polyportal/domain/programmes/programme";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { sharing } from "@polyportal/domain/programmes/sharing";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Alert } from "@polyportal/ui/alert";
import { ErrorFlag } from "@polyportal/ui/error-flag";
import { Link } from "@polyportal/ui/link";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { PageLoader } from "@polyportal/ui/page-loader";
import { RrrField } from "@polyportal/ui/rrr-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { outlineOf } from "../../app/definitions.ts";
import { forgetFailures } from "../../app/pages.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import { useProgramme, type SentBack } from "./opened.tsx";
import { recordOptions } from "./queries.ts";
import { sectionAt, whereToGoOn } from "./section.ts";

// Only an unknown device is asked for a code. Its form is loaded while the RRR is checked.
const loadCode = () => import("../../app/applicant-code.tsx");
const KeyedSignIn = lazyPart(async () => (await import("./keyed-sign-in.tsx")).KeyedSignIn);
const ApplicantCode = lazy(async () => ({ default: (await loadCode()).ApplicantCode }));

/** What opens an application. */
type Given = { rrr: string } & Partial<Record<OpeningKey, string>>;

/**
 * Opens a programme's application with the RRR of its paid invoice. A device that is new to it also needs a
 * code sent by e-mail.
 */
export function Page() {
  const programme = useProgramme(outlineOf);
  const location = useLocation();
  const sentBack: SentBack | null = location.state;
  const { mutateAsync } = useOperation("openApplication");
  const showApplication = useShowApplication(sentBack);
  const [refusal, setRefusal] = useState<ApiError>();
  const [asked, setAsked] = useState<Given & { sent: string }>();
  const [keyless, setKeyless] = useState<string>();
  const form = useAppForm(rrrSchema, { rrr: sentBack?.rrr ?? "" });
  type Values = FormValues<typeof form>;

  const open = async (input: Given & { code?: string }) => {
    setRefusal(undefined);
    // Errors are shown when the part is rendered.
    loadCode().catch(() => undefined);
    try {
      await showApplication(await mutateAsync({ ...programme.api, ...input }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields["jambNumber"] !== undefined && input.jambNumber === undefined) {
        // Of the programmes at this address, it is one that also needs JAMB's number.
        setKeyless(input.rrr);
        setAsked(undefined);
      } else if (Object.keys(error.fields).length > 0) throw error;
      else if (error.code === "applicant_code_needed") setAsked({ ...input, sent: error.message });
      else setRefusal(error);
    }
  };
  const refused = refusal && (
    <Refusal key={refusal.message} error={refusal} programme={programme} />
  );
  const here = sharing(programme);
  const titles = here.map(({ title }) => title).join(" / ");
  const pageTitle = applicationWords.applicationLoginOf(titles);

  if (asked) {
    const { sent, ...given } = asked;
    return (
      <PageFrame title={pageTitle}>
        <Suspense fallback={<PageLoader />}>
          <ApplicantCode
            // After this application's code, another may be needed for the application that it comes from.
            key={sent}
            title={applicationWords.login}
            submitLabel={applicationWords.login}
            sent={sent}
            onCode={(code) => open({ ...given, code })}
            onAnother={() => {
              setRefusal(undefined);
              setAsked(undefined);
            }}
            failure={refused}
          />
        </Suspense>
      </PageFrame>
    );
  }

  const ways = {
    info: [programme.notice, openingMessages.paid(titles)].join(" ").trim(),
    failure:
      refused ??
      (sentBack?.expired && <Alert status="warning">{wizardMessages.signInAgain}</Alert>),
    result: here.map((one) => (
      <p key={one.slug}>
        {openingMessages.unpaid}{" "}
        <Link href={generateInvoiceOf(one)}>
          {openingMessages.invoice}
          {here.length > 1 && ` (${one.title})`}
        </Link>
      </p>
    )),
  };
  // If there are several programmes, the RRR decides which one it is.
  const key = keyless === undefined ? here.length === 1 && programme.key : "jambNumber";
  if (key) {
    return (
      <PageFrame key="keyed" title={pageTitle}>
        <Suspense fallback={<PageLoader />}>
          <KeyedSignIn
            {...ways}
            rrr={keyless ?? sentBack?.rrr ?? ""}
            rrrKnown={keyless !== undefined}
            asks={key}
            onOpen={(rrr, given) => open({ rrr, [key]: given })}
          />
        </Suspense>
      </PageFrame>
    );
  }

  return (
    <PageFrame title={pageTitle}>
      <LookupForm
        {...ways}
        title={applicationWords.login}
        submitLabel={applicationWords.login}
        form={form}
        onSubmit={({ rrr }) => open({ rrr })}
      >
        <RrrField<Values> name="rrr" label={applicationWords.rrr} required />
      </LookupForm>
    </PageFrame>
  );
}

/** Why the form cannot be opened, shown for five seconds as specified. Help about an open invoice stays. */
function Refusal({ error, programme }: { error: ApiError; programme: Outline }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && (
        <ErrorFlag
          {...saying(wizardMessages.openFailed, error.message)}
          onClose={() => setShown(false)}
        />
      )}
      {error.code === "invoice_not_paid" && (
        <Alert status="info" title={applicationWords.notPaidYet}>
          <ul className="list-disc ps-5">
            <li>
              <Link href={generateInvoiceOf(programme)} className="ui-alone">
                {applicationWords.openInvoiceAndPay}
              </Link>
            </li>
            <li>
              <Link href={publicPaths.verifyRemitaStatus} className="ui-alone">
                {applicationWords.verifyArrived}
              </Link>
            </li>
          </ul>
        </Alert>
      )}
    </>
  );
}

/** Stores the access and goes to the slip, or to the form where the person left it. */
function useShowApplication(sentBack: SentBack | null) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async ({ token, expires, completed, application }: Output<"openApplication">) => {
    const { rrr, revision } = application;
    // If there are several programmes at this address, the RRR has decided which one it is.
    const programme = await outlineOf(application.programme, revision).catch((error) => {
      forgetFailures();
      throw error;
    });
    for (const { slug } of sharing(programme)) forgetApplicantAccess(slug);
    keepApplicantAccess(programme.slug, { token, rrr, revision, expires });
    queryClient.setQueryData(recordOptions(client, { programme, rrr }).queryKey, application);
    if (completed) navigate(programme.paths.preview);
    else {
      const left =
        sentBack?.rrr === rrr ? sectionAt(programme, sentBack.hash, application) : undefined;
      const { hash } = left ?? whereToGoOn(programme, application);
      navigate({ pathname: programme.paths.application, hash });
    }
  };
}
