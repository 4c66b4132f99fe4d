import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import {
  idOf,
  mayOpen,
  stepHash,
  stepsFor,
  type Progress,
} from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { checkTitle, wizardMessages } from "@polyportal/domain/messages/wizard";
import type { Frame, Outline } from "@polyportal/domain/programmes/programme";
import { ErrorFlag } from "@polyportal/ui/error-flag";
import { Link } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Wizard, WizardSection, type WizardStep } from "@polyportal/ui/wizard";
import type { UseQueryResult } from "@tanstack/react-query";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { LoadFailed } from "./load-failed.tsx";
import type { Opened } from "./opened.tsx";
import { checkHash, whereToGoOn, type Located } from "./section.ts";
import { ApplicantPhoto, CheckAnswers, fetchNext, sections } from "./steps/sections.ts";
import { useSectionFlow } from "./use-section-flow.ts";
import { draftKeyOf, useWaiting } from "./waiting.ts";

type Props = {
  opened: Opened;
  title: string;
  record: ApplicationRecord;
  /** The progress on this device, including sections that wait for the network. */
  progress: Progress;
  /** The query of the record. */
  query: UseQueryResult<ApplicationRecord, ApiError>;
  /** Absent while all sections are read back before sending. */
  section: Located | undefined;
};

/** The applicant, the sections, and the form of the current one. */
export function ApplicationWizard({ opened, title, record, progress, query, section }: Props) {
  const { programme } = opened;
  const { step, hash = checkHash, field } = section ?? {};
  const steps = stepsFor(programme, progress.answers);
  const [photoMissing, setPhotoMissing] = useState(false);
  const flow = useSectionFlow(opened, record, section, () => {
    setPhotoMissing(true);
    scrollTo(0, 0);
  });
  const waiting = useWaiting();
  const sendWaiting = useEffectEvent(() => void flow.sendWaiting());
  useEffect(() => {
    addEventListener("online", sendWaiting);
    return () => removeEventListener("online", sendWaiting);
  }, []);
  const { saved } = record;
  useEffect(() => {
    // Sections that waited are sent along with another one's save.
    if (saved.length > 0) sendWaiting();
  }, [saved]);
  useNextSection(programme, step && steps[steps.indexOf(step) + 1]);
  const heading = useFocusOnSection(hash, field);

  const stateOf = (one: Frame): WizardStep["state"] => {
    if (one === step) return "current";
    if (waiting.has(draftKeyOf(record, one))) return "waiting";
    if (record.saved.includes(idOf(one))) return "done";
    return mayOpen(programme, idOf(one), progress) ? "open" : "locked";
  };
  const checkable = whereToGoOn(programme, progress).hash === checkHash;
  const Section = step ? sections[step.kind] : CheckAnswers;
  // The form begins with saved values, which are fetched again after a save.
  const waits = query.isStale && (!step || record.saved.includes(idOf(step)));

  return (
    <Wizard
      title={title}
      header={
        <>
          {programme.notice && <p className="font-semibold">{programme.notice}</p>}
          {photoMissing && record.passport === null && (
            <ErrorFlag {...wizardMessages.passportMissing} onClose={() => setPhotoMissing(false)} />
          )}
          <Suspense fallback={<div className="h-24" />}>
            <ApplicantPhoto opened={opened} record={record} onRefused={flow.onRefused} />
          </Suspense>
          <p>
            <Link href={programme.paths.details} className="ui-alone">
              {applicationWords.savedSoFar}
            </Link>
          </p>
        </>
      }
      steps={[
        ...steps.map((one) => ({
          hash: stepHash(programme, idOf(one)),
          title: one.title,
          state: stateOf(one),
        })),
        {
          hash: checkHash,
          title: checkTitle,
          state: step ? (checkable ? "open" : "locked") : "current",
        },
      ]}
    >
      <WizardSection title={step?.title ?? checkTitle} headingRef={heading}>
        {waits ? (
          <SavedValues query={query} />
        ) : (
          <Suspense fallback={<PageLoader />}>
            <Section key={hash + flow.began} programme={programme} record={record} flow={flow} />
          </Suspense>
        )}
      </WizardSection>
    </Wizard>
  );
}

/** Shown while a form's saved values are loading. */
function SavedValues({ query: { error, isFetching, refetch } }: Pick<Props, "query">) {
  if (error && !isFetching) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <PageLoader label={applicationWords.fetchingSaved} />;
}

/**
 * Moves the focus to the section's heading when another section opens. Not on arrival, and not if a field
 * takes the focus.
 */
function useFocusOnSection(hash: string, field: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(hash);
  useEffect(() => {
    if (shown.current !== hash && field === undefined) heading.current?.focus();
    shown.current = hash;
  }, [hash, field]);
  return heading;
}

/** Loads the next section's code once the person starts to type in this one. */
function useNextSection(programme: Outline, next: Frame | undefined): void {
  useEffect(() => {
    if (!next) return;
    const fetchIt = () => void fetchNext(programme, next);
    addEventListener("input", fetchIt, { once: true });
    return () => removeEventListener("input", fetchIt);
  }, [programme, next]);
}
