import { lazyOpenEndpoints } from "@polyportal/api-client/client/lazy-open-endpoint-table.gen";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { movePaymentWords as words } from "@polyportal/domain/messages/move-payment.words";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Button } from "@polyportal/ui/button";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { client } from "../../app/client.ts";

// The first bundle does not contain these endpoints.
client.learn(lazyOpenEndpoints);

const MoveForm = lazyPart(async () => (await import("./move-form.tsx")).MoveForm);

type Props = { programme: Programme; record: ApplicationRecord };

/** The way out of the wrong programme, loaded on demand. */
export function MovePayment(props: Props) {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <Suspense fallback={<PageLoader />}>
      <MoveForm {...props} />
    </Suspense>
  ) : (
    <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
      {words.ask}
    </Button>
  );
}
