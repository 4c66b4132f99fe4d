import { furtherEndpoints } from "@polyportal/api-client/client/further-endpoint-table.gen";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { ownFormsWords } from "@polyportal/domain/messages/own-forms.words";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Button } from "@polyportal/ui/button";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { client } from "../../app/client.ts";

// What every page begins with does not know these calls.
client.learn(furtherEndpoints);

const FindOwnForms = lazyPart(async () => (await import("./find-own-forms.tsx")).FindOwnForms);

type Props = { programme: Programme; record: ApplicationRecord };

/** The way to a person's other applications, whose answers this one can begin with. */
export function OwnForms(props: Props) {
  const { hash } = useLocation();
  // No other hash leads to this page (`ownFormsHash`, which the form's start alone holds).
  const [asked, setAsked] = useState(hash !== "");
  return asked ? (
    <Suspense fallback={<PageLoader />}>
      <FindOwnForms {...props} />
    </Suspense>
  ) : (
    <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
      {ownFormsWords.title}
    </Button>
  );
}
