import { lazyOpenEndpoints } from "@polyportal/api-client/client/lazy-open-endpoint-table.gen";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { applicationRecoveryWords } from "@polyportal/domain/messages/application-recovery.words";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Button } from "@polyportal/ui/button";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { client } from "../../app/client.ts";

// The first bundle does not contain these endpoints.
client.learn(lazyOpenEndpoints);

const FindRecoverable = lazyPart(
  async () => (await import("./find-recoverable.tsx")).FindRecoverable,
);

type Props = { programme: Programme; record: ApplicationRecord };

/** Finds a person's other applications, to copy their answers. */
export function ApplicationRecovery(props: Props) {
  const { hash } = useLocation();
  // The only hash that leads to this page is `applicationRecoveryHash`, from the form's start.
  const [asked, setAsked] = useState(hash !== "");
  return asked ? (
    <Suspense fallback={<PageLoader />}>
      <FindRecoverable {...props} />
    </Suspense>
  ) : (
    <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
      {applicationRecoveryWords.title}
    </Button>
  );
}
