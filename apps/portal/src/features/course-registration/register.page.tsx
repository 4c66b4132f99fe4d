import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { nextStepLabels, windowSentence } from "@polyportal/domain/messages/course-registration";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { semesterName } from "@polyportal/domain/messages/semester";
import { nextStep } from "@polyportal/domain/course-registration/next-step";
import { paths, registrationPath } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { semesterIn, type AskedSemester } from "../../parts/address/asked.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Missing } from "./missing.tsx";
import { RegisterForm } from "./register-form.tsx";

/** Chooses the courses of the semester in the address; without one the page asks which. */
export function Page() {
  const [search] = useSearchParams();
  const asked = semesterIn(search);
  if (!asked) return <Navigate to={paths.courseRegistrationSession} replace />;
  return <Desk key={`${asked.sessionId} ${asked.semester}`} {...asked} />;
}

function Desk(asked: AskedSemester) {
  const client = useClient();
  // Forgotten on leaving: the form begins with what the server holds now, not with what it held before.
  const desk = useQuery({
    ...queryOptionsFor(client, "getRegistrableCourses", asked, { refetchOnWindowFocus: "always" }),
    gcTime: 0,
  });
  const borrowable = useQuery(queryOptionsFor(client, "listBorrowableCourses", asked));
  const { data } = desk;
  const step = data && nextStep(data.window.state, data.registration?.state);
  return (
    <PortalPage
      title={
        step === "add-or-drop" ? nextStepLabels[step] : courseRegistrationWords.registerCourses
      }
      lead={
        data &&
        courseRegistrationWords.registerLead(
          semesterName(data.semester),
          data.session.name,
          data.level,
        )
      }
    >
      <Fetched query={desk} label={courseRegistrationWords.fetchingCourses}>
        {(desk) => (
          <div className="grid grid-cols-1 gap-6">
            <SubmittedElsewhere submittedAt={desk.registration?.submittedAt} />
            <Alert status={step ? "info" : "warning"}>
              <p>{windowSentence(desk.window.state, desk.window.dates)}</p>
              {!step && (
                <Button asChild variant="secondary" className="mt-3">
                  {desk.registration ? (
                    <BareLink href={registrationPath(desk.registration.id)}>
                      {courseRegistrationWords.seeRegistered}
                    </BareLink>
                  ) : (
                    <BareLink href={paths.courseRegistration}>
                      {courseRegistrationWords.backToRegistrations}
                    </BareLink>
                  )}
                </Button>
              )}
            </Alert>
            {desk.registration?.state === "returned" && (
              <Alert status="warning" title={courseRegistrationWords.returnedByAdviser}>
                {desk.registration.reason}
              </Alert>
            )}
            {step && <Missing missing={desk.missing} />}
            {step && (
              <Fetched query={borrowable} label={courseRegistrationWords.fetchingCourses}>
                {(lent) => (
                  <RegisterForm
                    // Submitted elsewhere since: the form begins anew from that.
                    key={desk.registration?.submittedAt}
                    desk={desk}
                    borrowable={lent}
                    step={step}
                  />
                )}
              </Fetched>
            )}
          </div>
        )}
      </Fetched>
    </PortalPage>
  );
}

/** Tells whoever comes back to this tab that the courses were submitted elsewhere since it was opened. */
function SubmittedElsewhere({ submittedAt }: { submittedAt: string | undefined }) {
  const [began] = useState(submittedAt);
  if (submittedAt === began) return null;
  return (
    <Alert status="warning" live>
      {courseRegistrationWords.submittedElsewhere}
    </Alert>
  );
}
