import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate } from "@polyportal/domain/format/date";
import {
  nextStepLabels,
  registrationStates,
} from "@polyportal/domain/messages/course-registration";
import { nextStep } from "@polyportal/domain/course-registration/next-step";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { ownClassListWords } from "@polyportal/domain/messages/own-class-list";
import { courseFormPath, registerCoursesPath } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { CourseRegistration } from "@polyportal/ui/course-registration";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { useStudentPhoto } from "../../parts/photo/use-student-photo.ts";
import { noSuchRegistration } from "./no-such-registration.tsx";

const OwnClassList = lazyPart(async () => (await import("./own-class-list.tsx")).OwnClassList);

type Registration = Output<"getRegistration">;

/** A semester's registration: what has become of it, what can be done, and its paper. */
export function RegistrationPaper({ id }: { id: string }) {
  const school = useIssuer();
  const query = useQuery(queryOptionsFor(useClient(), "getRegistration", { id }));
  const photoSrc = useStudentPhoto(query.data?.student.passport ?? null);
  return (
    <DocumentPage
      title={courseRegistrationWords.registeredCourses}
      aside={query.data && <WhatNow {...query.data} />}
    >
      <Fetched
        query={query}
        label={courseRegistrationWords.fetchingCourses}
        refused={noSuchRegistration}
      >
        {({ session, courses, student, ...registration }) => (
          <CourseRegistration
            registration={{
              ...registration,
              school,
              student: { ...student, photoSrc },
              session: session.name,
              courses: courses.map((course) => ({ ...course, status: course.kind })),
            }}
          />
        )}
      </Fetched>
    </DocumentPage>
  );
}

const tones = { submitted: "info", approved: "success", returned: "warning" } as const;

function WhatNow({
  state,
  reason,
  submittedAt,
  decidedAt,
  window,
  session,
  semester,
  courses,
}: Registration) {
  const [asks, setAsks] = useState(false);
  const step = nextStep(window.state, state);
  const said = {
    submitted: courseRegistrationWords.submittedOn(formatDate(submittedAt)),
    approved: courseRegistrationWords.approvedOn(formatDate(decidedAt)),
    returned: courseRegistrationWords.returnedOn(formatDate(decidedAt), reason),
  };
  return (
    <>
      <Alert status={tones[state]} title={registrationStates[state]}>
        <p className="wrap-anywhere">{said[state]}</p>
      </Alert>
      <div className="flex flex-wrap gap-3">
        {step && (
          <ButtonLink variant="primary" href={registerCoursesPath(session.id, semester)}>
            {nextStepLabels[step]}
          </ButtonLink>
        )}
        <ButtonLink href={courseFormPath(session.id)}>
          {courseRegistrationWords.courseFormOf(session.name)}
        </ButtonLink>
        <Button variant="quiet" aria-expanded={asks} onClick={() => setAsks(!asks)}>
          {ownClassListWords.ask}
        </Button>
      </div>
      {asks && (
        <Suspense fallback={null}>
          <OwnClassList {...{ session, semester, courses }} />
        </Suspense>
      )}
    </>
  );
}
