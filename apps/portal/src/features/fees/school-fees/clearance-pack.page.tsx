import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { packMessages as messages } from "@polyportal/domain/messages/clearance-pack";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { CourseForm } from "@polyportal/ui/course-form";
import { DocumentPack } from "@polyportal/ui/document-pack";
import { FeeClearance } from "@polyportal/ui/fee-clearance";
import { Link } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { Receipt } from "@polyportal/ui/receipt";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { idIn } from "../../../parts/address/asked.ts";
import { courseFormView } from "../../../parts/paper/course-form-view.ts";
import { DocumentPage, useIssuer } from "../../../parts/paper/document-page.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { receiptView } from "../../../parts/invoice/invoice-views.ts";
import { PortalPage } from "../../../app/portal-page.tsx";
import { useStudentPhoto } from "../../../parts/photo/use-student-photo.ts";
import { Form11NotReady } from "./form11-not-ready.tsx";

/** What an office asks for at clearance, of `?session`: receipts, form 11 and course form in one file. */
export function Page() {
  const [search] = useSearchParams();
  const sessionId = idIn(search, "session");
  if (sessionId === undefined) return <Navigate to={paths.schoolFees} replace />;
  return <OfSession key={sessionId} sessionId={sessionId} />;
}

function OfSession({ sessionId }: { sessionId: number }) {
  const query = useQuery(queryOptionsFor(useClient(), "getForm11", { sessionId }));
  if (query.data) return <Papers sessionId={sessionId} form={query.data} />;
  return (
    <PortalPage title={messages.title}>
      <Fetched query={query} label={messages.fetching} refused={notReady(sessionId)}>
        {() => null}
      </Fetched>
    </PortalPage>
  );
}

const notReady =
  (sessionId: number) =>
  ({ code }: ApiError) =>
    code === "fee_not_paid" ? <Form11NotReady sessionId={sessionId} /> : null;

type PapersProps = { sessionId: number; form: Output<"getForm11"> };

function Papers({ sessionId, form }: PapersProps) {
  const client = useClient();
  const school = useIssuer();
  const photoSrc = useStudentPhoto(form.passport);
  const receipts = useQueries({
    queries: form.payments.map(({ id }) => queryOptionsFor(client, "getStudentInvoice", { id })),
    combine: (results) => ({
      // A pack with a receipt missing would be taken for the whole.
      data: results.every(({ data }) => data)
        ? results.flatMap(({ data }) => data ?? [])
        : undefined,
      error: results.find(({ error }) => error)?.error ?? null,
      refetch: () => results.map(({ refetch }) => refetch()),
    }),
  });
  const courses = useQuery(queryOptionsFor(client, "getCourseForm", { sessionId }));
  const unregistered = courses.error?.code === "registration_not_found";
  const all = {
    data: receipts.data && (courses.data || unregistered) ? receipts.data : undefined,
    error: receipts.error ?? (unregistered ? null : courses.error),
    refetch: () => [receipts.refetch(), courses.refetch()],
  };
  return (
    <DocumentPage
      title={messages.title}
      aside={
        <>
          <PageTitle>{messages.title}</PageTitle>
          <p>{messages.lead}</p>
          {unregistered && (
            <Alert title={messages.noCourses}>
              <p>{messages.noCoursesHint}</p>
              <Link href={paths.courseRegistration}>{messages.register}</Link>
            </Alert>
          )}
        </>
      }
    >
      <Fetched query={all} label={messages.fetching}>
        {(paid) => (
          <DocumentPack>
            {paid.map((invoice) => (
              <Receipt
                key={invoice.id}
                receipt={receiptView(invoice, school, schoolFeesWords.schoolFeesReceipt)}
              />
            ))}
            <FeeClearance form={{ ...form, photoSrc, school }} />
            {courses.data && <CourseForm form={courseFormView(courses.data, school, photoSrc)} />}
          </DocumentPack>
        )}
      </Fetched>
    </DocumentPage>
  );
}
