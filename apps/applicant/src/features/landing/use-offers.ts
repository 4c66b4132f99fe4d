import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { useEffect, useState } from "react";

export type Offer = Output<"listApplicationTypes">[number];

/**
 * What can be applied for now, `undefined` until it has come: the page is made beforehand and complete
 * without. Asked without the query cache, whose code this page does without.
 */
export function useOffers(): readonly Offer[] | undefined {
  const client = useClient();
  const [offers, setOffers] = useState<readonly Offer[]>();
  useEffect(() => {
    const left = new AbortController();
    client.call("listApplicationTypes", {}, { signal: left.signal }).then(setOffers, () => {
      // The invoice's page says what it costs, too.
      if (!left.signal.aborted) setOffers([]);
    });
    return () => left.abort();
  }, [client]);
  return offers;
}
