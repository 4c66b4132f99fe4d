import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import { transcriptStateWords } from "@polyportal/domain/messages/transcript";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import { numberLabels } from "@polyportal/domain/student/number";
import { stopOf } from "@polyportal/domain/sundry/transcript-arrivals";
import { Alert } from "@polyportal/ui/alert";
import { Badge } from "@polyportal/ui/badge";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { DetailPanelHeading } from "../../parts/list/detail-panel-heading.tsx";
import type { RecordProps } from "../../parts/list/record.ts";
import { Destinations } from "./destinations.tsx";
import { RequestActs } from "./request-acts.tsx";
import { looks } from "./request-columns.tsx";

type Request = Output<"getTranscriptRequest">;

/** One request beside the queue: whose it is, what is in its way, where it goes. */
export function OpenRequest({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getTranscriptRequest", { id }));
  const { data } = query;
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={data ? words.titleOf(data.code) : words.title}
      actions={data && <RequestActs request={data} />}
    >
      <Fetched query={query}>{(request) => <Told request={request} />}</Fetched>
    </DetailPanel>
  );
}

function Told({ request }: { request: Request }) {
  const { columns: heads } = words;
  const { state, promised, late, waitsFor, steps, email, phone } = request;
  const day = promised && formatDate(promised);
  return (
    <>
      <DescriptionList
        items={[
          {
            term: heads.state,
            value: <Badge status={looks[state]}>{transcriptStateWords[state].name}</Badge>,
          },
          { term: heads.promised, value: day && late ? words.lateOn(day) : day },
          { term: heads.owner, value: request.owner ?? words.nobody },
          { term: heads.fullName, value: request.fullName },
          { term: numberLabels[request.numberKind], value: request.matricNumber },
          { term: heads.department, value: request.department },
          { term: heads.email, value: email },
          { term: heads.phone, value: phone },
          ...(waitsFor ? [{ term: heads.waitsFor, value: waitsFor, wide: true }] : []),
        ]}
      />
      <InTheWay request={request} />
      <DetailPanelHeading>{words.goesTo}</DetailPanelHeading>
      <Destinations request={request} />
      <DetailPanelHeading>{words.steps}</DetailPanelHeading>
      <DescriptionList
        items={steps.map((step) => ({
          term: transcriptStateWords[step.state].done,
          value: formatDateTime(step.at),
        }))}
      />
    </>
  );
}

/** What the registry weighs before it sends anything. */
function InTheWay({ request }: { request: Request }) {
  const { debt, missing, amendedAt, held } = request;
  if (debt === 0 && missing.length === 0 && !stopOf(request)) {
    return <p>{words.allInOrder}</p>;
  }
  return (
    <>
      {held.length > 0 && <Alert status="fail" title={words.held(held.join(", "))} />}
      {amendedAt && <Alert status="fail" title={words.amended(formatDate(amendedAt))} />}
      {debt > 0 && <Alert status="warning" title={words.debt(formatNaira(debt))} />}
      {missing.length > 0 && (
        <Alert status="warning" title={words.missing(missing.length)}>
          <ul className="list-disc ps-5">
            {missing.map(({ code, session }) => (
              <li key={`${code} ${session}`}>{words.course(code, session)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
