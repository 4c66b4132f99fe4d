import type { Appraisal } from "@polyportal/api-client/contract/appraisal";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { canAppraise } from "@polyportal/domain/appraisal/states";
import { appraisalWords } from "@polyportal/domain/messages/appraisal.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState, NoResult } from "@polyportal/ui/empty-state";
import type { Filter } from "@polyportal/ui/filter";
import { Filters } from "@polyportal/ui/filters";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { AppraisalList } from "./appraisal-list.tsx";

// The list comes first, and is all that most visits need.
const AppraisalForm = lazyPart(async () => (await import("./appraisal-form.tsx")).AppraisalForm);

/** The specified options: Un-appraised, In-progress, completed. */
const filters: readonly Filter[] = [
  { kind: "select", name: "state", label: appraisalWords.appraisal },
];

/** What the student says of the lecturers of the courses that are registered. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "listAppraisals", {}));
  return (
    <PortalPage title={appraisalWords.lecturerAppraisal} lead={appraisalWords.appraisalLead}>
      <Fetched query={query} label={appraisalWords.fetchingCourses}>
        {(appraisals) => <Appraisals appraisals={appraisals} />}
      </Fetched>
    </PortalPage>
  );
}

/** Which form is open stands in the address: `?course=12&lecturer=…`. */
function Appraisals({ appraisals }: { appraisals: readonly Appraisal[] }) {
  const [search, setSearch] = useSearchParams();
  if (appraisals.length === 0) return <NothingRegistered />;
  const opened = appraisals.find(
    ({ courseId, lecturerId, state, open }) =>
      String(courseId) === search.get("course") &&
      lecturerId === search.get("lecturer") &&
      canAppraise(state) &&
      open,
  );
  if (opened) {
    return <AppraisalForm key={`${opened.courseId}:${opened.lecturerId}`} appraisal={opened} />;
  }
  const wanted = search.get("state");
  const shown = appraisals.filter(({ state }) => !wanted || state === wanted);
  return (
    <div className="grid gap-6">
      <Filters filters={filters} value={search} onChange={setSearch} />
      {shown.length > 0 ? <AppraisalList appraisals={shown} /> : <NoResult term={wanted ?? ""} />}
    </div>
  );
}

function NothingRegistered() {
  return (
    <EmptyState
      action={
        <Button asChild variant="secondary">
          <BareLink href={paths.courseRegistration}>
            {appraisalWords.goToCourseRegistration}
          </BareLink>
        </Button>
      }
    >
      {appraisalWords.noneYet}
    </EmptyState>
  );
}
