import type { ProgrammePage } from "@polyportal/api-client/contract/application-programme";
import { useClient } from "@polyportal/api-client/query/client-context";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { use, useEffect, useState } from "react";
import { ProgrammeDataContext, programmeDataOfPage } from "../../app/programme-data.ts";

type Said = { page: ProgrammePage | undefined; failed: boolean; tryAgain: () => void };

/**
 * What the school says of a programme: what came with the page, else asked for. Without the query cache, whose
 * code the server's page would wait for.
 */
export function useProgramme(slug: ProgrammeSlug): Said {
  const client = useClient();
  const given = use(ProgrammeDataContext);
  const [answer, setAnswer] = useState<{ page?: ProgrammePage; failed?: boolean }>(() => {
    const known = given ?? programmeDataOfPage();
    return known?.programme === slug ? { page: known.page } : {};
  });
  const { page, failed = false } = answer;
  const missing = page === undefined && !failed;
  useEffect(() => {
    if (!missing) return undefined;
    const left = new AbortController();
    client.call("getProgrammePage", { programme: slug }, { signal: left.signal }).then(
      (found) => setAnswer({ page: found }),
      () => {
        if (!left.signal.aborted) setAnswer({ failed: true });
      },
    );
    return () => left.abort();
  }, [client, slug, missing]);
  return { page, failed, tryAgain: () => setAnswer({}) };
}
