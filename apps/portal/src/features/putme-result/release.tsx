import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { isPutmeSlug } from "@polyportal/domain/putme-result/programmes";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { examined } from "./examined.ts";

/** Releases what waits of the one programme and session that the filters have chosen. */
export function Release() {
  const [params] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const sessions = useSessions();
  const [slug = "", ...others] = params.getAll("programme");
  const session = sessions.find(({ id }) => String(id) === params.get("session"));
  const programme = examined.find(({ value }) => value === slug)?.label;
  const one = isPutmeSlug(slug) && others.length === 0 && programme && session;
  return (
    <>
      <Button
        onClick={() =>
          one ? setAsking(true) : toast({ title: words.release.choose, status: "info" })
        }
      >
        {words.acts.release}
      </Button>
      {asking && one && (
        <Ask
          slug={slug}
          sessionId={session.id}
          title={words.release.title(programme, session.name)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type AskProps = {
  slug: Parameters<ReturnType<typeof useRelease>["mutateAsync"]>[0]["slug"];
  sessionId: number;
  title: string;
  onClose: () => void;
};

const useRelease = () =>
  useOperation("releasePutmeResults", { invalidates: ["listPutmeResults", "getHistory"] });

function Ask({ slug, sessionId, title, onClose }: AskProps) {
  const { mutateAsync } = useRelease();
  const asked = { programme: [slug], session: sessionId, state: ["waiting" as const], size: 1 };
  const { data } = useQuery(queryOptionsFor(useClient(), "listPutmeResults", asked));
  if (!data) return null;
  return (
    <AskAct
      title={title}
      question={words.release.question(data.total)}
      label={words.release.ask}
      onClose={onClose}
      onAct={async (given) => {
        const { waits } = await mutateAsync({ slug, sessionId, ...given });
        tellOutcome(waits, words.release.done);
      }}
    />
  );
}
