import { useClient } from "@polyportal/api-client/query/client-context";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { checkTitle } from "@polyportal/domain/messages/wizard";
import { PageTitle } from "@polyportal/ui/page-title";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { outlineOf } from "../../app/definitions.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import { ApplicationWizard } from "./application-wizard.tsx";
import { Fetched } from "./fetched.tsx";
import { Guarded, type Opened } from "./opened.tsx";
import { recordOptions, useOrSignIn } from "./queries.ts";
import { checkHash, sectionAt, sectionOf, whereToGoOn } from "./section.ts";
import { fetchSection } from "./steps/sections.ts";
import { progressHere, useWaiting } from "./waiting.ts";

/** The application form of any programme, section by section. */
export function Page() {
  return <Guarded of={outlineOf}>{(opened) => <Application opened={opened} />}</Guarded>;
}

function Application({ opened }: { opened: Opened }) {
  const { programme, rrr } = opened;
  const client = useClient();
  const { hash } = useLocation();
  const query = useOrSignIn(opened, useQuery(recordOptions(client, opened)));
  const record = query.data;
  const name = applicationWords.applicationOf(programme.title);
  const waiting = useWaiting();
  const queryClient = useQueryClient();
  const ready = record !== undefined;
  const unreached = query.error?.kind === "offline";
  useEffect(() => {
    // Only once the form works. If its answers could not be loaded, use those kept in the tab.
    if (!ready && !unreached) return;
    let stop: (() => void) | undefined;
    let over = false;
    const begin = async () => {
      const { startOffline, restoreAnswers } = await import("./offline.ts");
      if (over) return;
      if (ready) stop = startOffline(client, queryClient, { programme, rrr });
      else restoreAnswers(queryClient);
    };
    begin().catch(() => {
      // The form works without it.
    });
    return () => {
      over = true;
      stop?.();
    };
  }, [client, queryClient, programme, rrr, ready, unreached]);
  useEffect(() => {
    // Load the record and the code of its section at the same time, for slow connections.
    const wanted = sectionOf(programme, location.hash);
    if (wanted) void fetchSection(programme, wanted.step);
  }, [programme]);

  if (!record) {
    return (
      <PageFrame title={name}>
        <PageTitle className="mb-6">{name}</PageTitle>
        <Fetched query={query} label={applicationWords.fetchingApplication}>
          {() => null}
        </Fetched>
      </PageFrame>
    );
  }
  if (record.formCompleted) return <Navigate to={programme.paths.preview} replace />;
  const progress = progressHere(programme.steps, record, waiting);
  const next = whereToGoOn(programme, progress);
  const section = sectionAt(programme, hash, progress);
  if (!section && (hash !== `#${checkHash}` || next.hash !== checkHash)) {
    return <Navigate to={{ hash: next.hash }} replace />;
  }
  return (
    <PageFrame key="form" title={`${section?.step.title ?? checkTitle} – ${name}`}>
      <ApplicationWizard
        opened={opened}
        title={name}
        record={{ ...record, answers: progress.answers }}
        progress={progress}
        section={section}
        query={query}
      />
    </PageFrame>
  );
}
