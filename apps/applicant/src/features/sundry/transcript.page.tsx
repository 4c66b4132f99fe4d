import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { PageLoader } from "@polyportal/ui/page-loader";
import { lazy, Suspense, useState } from "react";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";
import { IdentifyForm } from "./identify-form.tsx";
import { TrackForm } from "./track-form.tsx";

const GraduateCode = lazy(async () => ({
  default: (await import("./graduate-code.tsx")).GraduateCode,
}));
const OrderTranscripts = lazy(async () => ({
  default: (await import("./order-transcripts.tsx")).OrderTranscripts,
}));

/** Transcripts for whoever has left: who one is, the code of the e-mail, where they go; or how they stand. */
export function Page() {
  const [matricNumber, setMatricNumber] = useState<string>();
  const identify = useLookup("identifyGraduate");
  const verify = useLookup("verifyGraduateCode");
  const sent = matricNumber !== undefined && identify.answer !== undefined;
  return (
    <PageFrame title={words.title}>
      {verify.answer ? (
        <Suspense fallback={<PageLoader />}>
          <OrderTranscripts graduate={verify.answer} />
        </Suspense>
      ) : sent ? (
        <Suspense fallback={<PageLoader />}>
          <GraduateCode
            onCode={(code) => verify.ask({ matricNumber, code })}
            onAnother={() => setMatricNumber(undefined)}
            failure={verify.failure}
          />
        </Suspense>
      ) : (
        <div className="grid grid-cols-1 gap-10">
          <IdentifyForm
            onSubmit={async (input) => {
              await identify.ask(input);
              setMatricNumber(input.matricNumber);
            }}
            failure={identify.failure}
          />
          <TrackForm />
        </div>
      )}
    </PageFrame>
  );
}
