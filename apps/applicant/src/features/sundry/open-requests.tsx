import type { Graduate } from "@polyportal/api-client/contract/sundry-transcript";
import { transcriptStateWords } from "@polyportal/domain/messages/transcript";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { Card } from "@polyportal/ui/card";
import { ChangeAddress } from "./change-address.tsx";

/** Requests that are on no way yet, where a receiver may have moved. */
export function OpenRequests({ graduate }: { graduate: Graduate }) {
  const { requests, ticket } = graduate;
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="open-requests" className="grid gap-4">
      <h2 id="open-requests" className="text-18 font-semibold">
        {words.openRequests}
      </h2>
      <p>{words.openRequestsInfo}</p>
      {requests.map(({ code, state, destinations }) => (
        <Card key={code} level={3} title={words.request(code, transcriptStateWords[state].name)}>
          <div className="grid gap-6">
            {destinations.map((destination) => (
              <ChangeAddress
                key={destination.position}
                destination={destination}
                code={code}
                ticket={ticket}
              />
            ))}
          </div>
        </Card>
      ))}
    </section>
  );
}
