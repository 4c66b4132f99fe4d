import type { Output } from "@polyportal/api-client/client/client";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { nextStepLabels, windowSentence } from "@polyportal/domain/messages/course-registration";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { semesterName } from "@polyportal/domain/messages/semester";
import { nextStep } from "@polyportal/domain/course-registration/next-step";
import {
  courseFormPath,
  registerCoursesPath,
  registrationPath,
} from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { Missing } from "./missing.tsx";
import { RegistrationState } from "./registration-state.tsx";

const WhyNotAnswer = lazyPart(async () => (await import("../../parts/why-not/answer.tsx")).Answer);

type Session = Output<"listRegistrations">[number];

/** A session's two semesters: how far each has come, and what can be done about it. */
export function SessionCard({ session, level, missing, semesters }: Session) {
  const registered = semesters.some(({ registration }) => registration);
  // Only what could be done now is in the way.
  const waiting = semesters.some(({ window, registration }) =>
    nextStep(window.state, registration?.state),
  );
  return (
    <Card
      title={`${session.name}, ${level}`}
      footer={
        registered && (
          <ButtonLink variant="quiet" size="small" href={courseFormPath(session.id)}>
            {courseRegistrationWords.courseFormOf(session.name)}
          </ButtonLink>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {waiting && <Missing missing={missing} />}
        <ul className="divide-y divide-line">
          {semesters.map((one) => (
            <Semester
              key={one.semester}
              sessionId={session.id}
              asks={session.current}
              missing={missing}
              {...one}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}

type SemesterProps = Session["semesters"][number] & {
  sessionId: number;
  /** Whoever cannot register may ask why: of the current session. */
  asks: boolean;
} & Pick<Session, "missing">;

function Semester({ sessionId, asks, missing, semester, window, registration }: SemesterProps) {
  const step = nextStep(window.state, registration?.state);
  const [whyNot, setWhyNot] = useState(false);
  return (
    <li className="grid grid-cols-1 gap-3 py-4 sm:flex sm:items-start sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {semesterName(semester)}
          {registration && <RegistrationState state={registration.state} />}
        </h3>
        <p className="text-ink-muted">
          {registration
            ? courseRegistrationWords.unitsRegistered(formatCreditUnits(registration.totalUnits))
            : step === null && courseRegistrationWords.nothingRegistered}{" "}
          {(step !== null || !registration) && windowSentence(window.state, window.dates)}
        </p>
        {whyNot && (
          <Suspense fallback={null}>
            <WhyNotAnswer wish="register" sessionId={sessionId} semester={semester} />
          </Suspense>
        )}
        {registration?.state === "returned" && (
          <p className="mt-1 wrap-anywhere">
            {courseRegistrationWords.adviserSays(registration.reason)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 sm:shrink-0 sm:justify-end">
        {asks && !registration && (step === null || missing.length > 0) && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={whyNot}
            aria-label={courseRegistrationWords.whyNotOf(semesterName(semester))}
            onClick={() => setWhyNot(!whyNot)}
          >
            {courseRegistrationWords.whyNot}
          </Button>
        )}
        {registration && (
          <ButtonLink
            size="small"
            href={registrationPath(registration.id)}
            aria-label={courseRegistrationWords.viewOf(semesterName(semester))}
          >
            {courseRegistrationWords.view}
          </ButtonLink>
        )}
        {step && (
          <ButtonLink
            size="small"
            variant={registration ? "secondary" : "primary"}
            href={registerCoursesPath(sessionId, semester)}
            aria-label={`${nextStepLabels[step]}, ${semesterName(semester)}`}
          >
            {nextStepLabels[step]}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
