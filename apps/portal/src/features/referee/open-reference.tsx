import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDateTime } from "@polyportal/domain/format/date";
import { refereeFormWords as form } from "@polyportal/domain/messages/referee-form";
import { referenceReadingWords as words } from "@polyportal/domain/messages/reference-reading";
import { ratedPoints } from "@polyportal/domain/referee/choices";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { useSavedFile } from "../../parts/file/use-saved-file.ts";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { DetailPanelHeading } from "../../parts/list/detail-panel-heading.tsx";
import type { RecordProps } from "../../parts/list/record.ts";

type Reference = Output<"readReference">;

/** What a referee wrote, beside the list. It is asked for once an opening: each asking is on record. */
export function OpenReference({ id, focused }: RecordProps) {
  const query = useQuery({
    ...queryOptionsFor(useClient(), "readReference", { id }, { staleTimeMs: Infinity }),
    refetchOnMount: "always",
  });
  const named = query.data?.named;
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={named ? words.titleOf(`${named.title} ${named.fullName}`) : words.one}
    >
      <Fetched query={query}>{(reference) => <Told id={id} reference={reference} />}</Fetched>
    </DetailPanel>
  );
}

function Told({ id, reference }: { id: string; reference: Reference }) {
  const { answer, applicant, applicationNumber, award, department, session, named } = reference;
  return (
    <>
      {answer ? (
        <p className="text-ink-muted">{words.onRecord}</p>
      ) : (
        <Alert status="info" title={words.notGiven} />
      )}
      {reference.signals.map((signal) => (
        <Alert key={signal} status="warning" title={words.signals[signal]}>
          {words.told[signal]}
        </Alert>
      ))}
      <DescriptionList
        items={[
          { term: words.about, value: applicant },
          { term: words.columns.applicationNumber, value: applicationNumber },
          { term: form.award, value: award },
          { term: form.department, value: department },
          { term: form.session, value: session },
          {
            term: words.givenAt,
            value: reference.givenAt && formatDateTime(reference.givenAt),
          },
        ]}
      />
      {answer && <Answer answer={answer} />}
      {answer && <Letter id={id} reference={reference} />}
      <DetailPanelHeading>{words.named}</DetailPanelHeading>
      <Person person={named} />
    </>
  );
}

function Person({ person }: { person: Reference["named"] | NonNullable<Reference["answer"]> }) {
  return (
    <DescriptionList
      items={[
        { term: form.fullName, value: `${person.title} ${person.fullName}` },
        { term: form.position, value: person.position },
        { term: form.institution, value: person.institution },
        { term: words.columns.relationship, value: person.relationship },
        ...("email" in person ? [{ term: words.email, value: person.email }] : []),
        { term: form.phone, value: person.phone },
      ]}
    />
  );
}

function Answer({ answer }: { answer: NonNullable<Reference["answer"]> }) {
  return (
    <>
      <DescriptionList
        items={[
          { term: form.recommendation, value: form.recommendationOf[answer.recommendation] },
          { term: form.rank, value: form.rankOf[answer.rank] },
          { term: form.yearsKnown, value: words.years(answer.yearsKnown) },
          ...ratedPoints.map((point) => ({
            term: form.points[point],
            value: form.rating[answer.ratings[point]],
          })),
        ]}
      />
      <DetailPanelHeading>{form.statement}</DetailPanelHeading>
      <p className="whitespace-pre-wrap wrap-anywhere">{answer.statement}</p>
      <DetailPanelHeading>{words.self}</DetailPanelHeading>
      <Person person={answer} />
    </>
  );
}

function Letter({ id, reference }: { id: string; reference: Reference }) {
  const save = useSavedFile();
  const { letter, applicationNumber } = reference;
  if (letter.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {letter.map(({ place, pdf }, at) => (
        <Button
          key={place}
          variant="secondary"
          onClick={() =>
            void save({
              fetchFile: (client) => client.call("getReferenceLetter", { id, place }),
              fileName: ({ type }) =>
                words.fileName(applicationNumber, at + 1, pdf ? "pdf" : (type.split("/")[1] ?? "")),
            })
          }
        >
          {pdf ? words.openPdf : words.openPage(at + 1)}
        </Button>
      ))}
    </div>
  );
}
