import type { PublicInvoice } from "@polyportal/api-client/contract/sundry-public";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { bursaryCollectionWords as words } from "@polyportal/domain/messages/bursary-collection.words";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { useQuery } from "@tanstack/react-query";
import { lazy, useEffect } from "react";

const loadForm = () => import("./charges-form.tsx");
const ChargesForm = lazy(async () => ({ default: (await loadForm()).ChargesForm }));

/** The charges that anybody may pay, with their form. */
export function Charges({ onMade }: { onMade: (made: PublicInvoice) => void }) {
  const client = useClient();
  const { data, error, refetch } = useQuery(queryOptionsFor(client, "listPublicCharges", {}));
  useEffect(() => {
    // The form is fetched beside what it offers; a failure is told when it is drawn.
    loadForm().catch(() => undefined);
  }, []);
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle>{words.title}</PageTitle>
      {data ? (
        <ChargesForm charges={data} onMade={onMade} />
      ) : error ? (
        <Alert status="fail" live>
          <p>{loadFailed(error.message)}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {tryAgainLabel}
          </Button>
        </Alert>
      ) : (
        <PageLoader label={words.loading} />
      )}
    </div>
  );
}
