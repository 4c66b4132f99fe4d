import { furtherEndpoints } from "@polyportal/api-client/client/further-endpoint-table.gen";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { ownFormsHash, waysToOwnForms } from "@polyportal/domain/messages/own-forms-way.words";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Button } from "@polyportal/ui/button";
import { PageLoader } from "@polyportal/ui/page-loader";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { client } from "../../app/client.ts";

// What every page begins with does not know these calls.
client.learn(furtherEndpoints);

const FindOwnForms = lazy(async () => ({
  default: (await import("./find-own-forms.tsx")).FindOwnForms,
}));

type Props = { programme: Programme; record: ApplicationRecord };

/** The way to a person's other applications, whose answers this one can begin with. */
export function OwnForms(props: Props) {
  const { hash } = useLocation();
  const [asked, setAsked] = useState(hash === ownFormsHash);
  return asked ? (
    <Suspense fallback={<PageLoader />}>
      <FindOwnForms {...props} />
    </Suspense>
  ) : (
    <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
      {waysToOwnForms.beginWith}
    </Button>
  );
}
