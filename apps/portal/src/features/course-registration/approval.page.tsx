import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { approvalPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { HistoryButton } from "../../parts/history/history-button.tsx";
import { isTyping } from "../../parts/list/key-listeners.ts";
import { usesSingleKeys } from "../../parts/list/single-keys.ts";
import { usePageKeys } from "../../parts/list/use-page-keys.ts";
import type { RegistrationAct } from "./decide-registration.tsx";
import { LookedRegistration } from "./looked-registration.tsx";

const DecideRegistration = lazyPart(
  async () => (await import("./decide-registration.tsx")).DecideRegistration,
);

type Registration = Output<"getRegistrationApproval">;

/** One registration for its officer: what was chosen, what the rules say, what is decided now. */
export function Page() {
  const [search] = useSearchParams();
  const id = search.get("id");
  if (!id) return <Navigate to={staffPaths.approveCourses} replace />;
  return <Asked key={id} id={id} />;
}

function Asked({ id }: { id: string }) {
  const query = useQuery(queryOptionsFor(useClient(), "getRegistrationApproval", { id }));
  return (
    <FetchedPage query={query} title={words.view} label={words.fetching}>
      {(registration) => <Looked registration={registration} />}
    </FetchedPage>
  );
}

function Looked({ registration }: { registration: Registration }) {
  const { student, semester, session, acts, previousId, nextId } = registration;
  const navigate = useNavigate();
  const [deciding, setDeciding] = useState<RegistrationAct>();
  const ask = (act: RegistrationAct) => (acts.includes(act) ? () => setDeciding(act) : undefined);
  const open = (id: string | null) =>
    id === null ? undefined : () => void navigate(approvalPath(id));
  const keys = { a: ask("approve"), r: ask("return"), j: open(nextId), k: open(previousId) };
  usePageKeys(({ key, target }) => {
    if (isTyping(target) || !usesSingleKeys()) return false;
    const act = new Map(Object.entries(keys)).get(key.toLowerCase());
    act?.();
    return act !== undefined;
  });
  return (
    <PortalPage
      title={student.fullName}
      lead={words.about(semester, session)}
      actions={
        <>
          <HistoryButton record="courseRegistration" id={registration.id} name={student.fullName} />
          {acts.toReversed().map((act) => (
            <Button
              key={act}
              variant={act === "approve" ? "primary" : "secondary"}
              onClick={() => setDeciding(act)}
            >
              {words[act]}
            </Button>
          ))}
        </>
      }
    >
      <LookedRegistration registration={registration} />
      {(previousId ?? nextId) !== null && (
        <nav aria-label={words.neighbours} className="mt-8 flex flex-wrap items-center gap-4">
          {previousId !== null && (
            <Button asChild variant="secondary">
              <Link href={approvalPath(previousId)}>{words.previous}</Link>
            </Button>
          )}
          {nextId !== null && (
            <Button asChild variant="secondary">
              <Link href={approvalPath(nextId)}>{words.next}</Link>
            </Button>
          )}
          <span className="text-ink-muted">{words.keys}</span>
        </nav>
      )}
      {deciding && (
        <Suspense fallback={null}>
          <DecideRegistration
            act={deciding}
            registration={registration}
            onClose={() => setDeciding(undefined)}
          />
        </Suspense>
      )}
    </PortalPage>
  );
}
