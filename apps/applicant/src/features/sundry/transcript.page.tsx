import type { Input } from "@polyportal/api-client/client/client";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";
import { IdentifyForm } from "./identify-form.tsx";
import { TrackForm } from "./track-form.tsx";

const GraduateCode = lazyPart(async () => (await import("./graduate-code.tsx")).GraduateCode);
const IdentityCardForm = lazyPart(
  async () => (await import("./identity-card-form.tsx")).IdentityCardForm,
);
const OrderTranscripts = lazyPart(
  async () => (await import("./order-transcripts.tsx")).OrderTranscripts,
);

/** Transcripts for whoever has left: who one is, the code of the e-mail, where they go; or how they stand. */
export function Page() {
  const [said, setSaid] = useState<Input<"identifyGraduate">>();
  const [showsCard, setShowsCard] = useState(false);
  const identify = useLookup("identifyGraduate");
  const verify = useLookup("verifyGraduateCode");
  const sent = said !== undefined && identify.answer !== undefined;
  return (
    <PageFrame title={words.title}>
      {verify.answer ? (
        <Suspense fallback={<PageLoader />}>
          <OrderTranscripts graduate={verify.answer} />
        </Suspense>
      ) : sent ? (
        <Suspense fallback={<PageLoader />}>
          {showsCard ? (
            <IdentityCardForm said={said} onBack={() => setShowsCard(false)} />
          ) : (
            <GraduateCode
              onCode={(code) => verify.ask({ matricNumber: said.matricNumber, code })}
              onAnother={() => setSaid(undefined)}
              onCard={() => setShowsCard(true)}
              failure={verify.failure}
            />
          )}
        </Suspense>
      ) : (
        <div className="grid grid-cols-1 gap-10">
          <IdentifyForm
            onSubmit={async (input) => {
              await identify.ask(input);
              setSaid(input);
            }}
            failure={identify.failure}
          />
          <TrackForm />
        </div>
      )}
    </PageFrame>
  );
}
