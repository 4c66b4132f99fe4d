import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { Input } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { staffAddDropMessages as words } from "@polyportal/domain/messages/staff-add-drop";
import { Alert } from "@polyportal/ui/alert";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { semesterIn } from "../../parts/address/asked.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { LookUpRegistration } from "./look-up-registration.tsx";
import { OfficersDesk } from "./officers-desk.tsx";

const OfficersForm = lazyPart(async () => (await import("./officers-form.tsx")).OfficersForm);

type Asked = Input<"getRegistrationOfStudent">;

/** An officer adds or drops courses for the student in the address. */
export function Page() {
  const [search] = useSearchParams();
  const semester = semesterIn(search);
  const matricNumber = search.get("student") ?? "";
  const asked = semester && matricNumber !== "" ? { ...semester, matricNumber } : undefined;
  const key = `${matricNumber} ${semester?.sessionId} ${semester?.semester}`;
  return (
    <PortalPage title={words.title} lead={words.lead}>
      <div className="grid grid-cols-1 gap-6">
        <LookUpRegistration asked={asked} />
        {asked && <Registration key={key} asked={asked} />}
      </div>
    </PortalPage>
  );
}

/** What the server says where the form began from something older, and the reason that was typed. */
export type Stale = { message: string; reason: string };

const notFound = ({ code, message }: ApiError) =>
  code === "not_found" ? (
    <Alert status="warning" title={words.notFound} live>
      {message}
    </Alert>
  ) : null;

function Registration({ asked }: { asked: Asked }) {
  // Forgotten on leaving: the form begins with what the server holds now, not with what it held before.
  const query = useQuery({
    ...queryOptionsFor(useClient(), "getRegistrationOfStudent", asked),
    gcTime: 0,
  });
  const [stale, setStale] = useState<Stale>();
  return (
    <Fetched query={query} label={words.fetching} refused={notFound}>
      {(desk) => (
        <>
          <OfficersDesk desk={desk} />
          {stale && (
            <Alert status="warning" title={words.changedMeanwhile} live>
              <p>{stale.message}</p>
              <p>{words.begunAnew}</p>
            </Alert>
          )}
          {desk.registration && (
            <Suspense fallback={null}>
              <OfficersForm
                // Changed since: the form begins anew from that.
                key={desk.registration.submittedAt}
                asked={asked}
                desk={desk}
                registration={desk.registration}
                reason={stale?.reason ?? ""}
                onSaved={() => setStale(undefined)}
                onStale={async (found) => {
                  await query.refetch();
                  setStale(found);
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </Fetched>
  );
}
