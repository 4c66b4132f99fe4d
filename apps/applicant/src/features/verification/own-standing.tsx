import type { OwnStatus } from "@polyportal/api-client/contract/application-status";
import { formatDateTime } from "@polyportal/domain/format/date";
import { applicationStandingWords as words } from "@polyportal/domain/messages/application-standing.words";
import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Link } from "@polyportal/ui/link";
import { Answer } from "./answer.tsx";

/** What became of an application, for the applicant alone. */
export function OwnStanding({ own }: { own: OwnStatus }) {
  const { seat, slipAt, references, awaited, result, decision, admissionNumber } = own;
  return (
    <Answer title={words.own}>
      <DescriptionList
        items={[
          { term: words.seat, value: seat ? <Seat seat={seat} /> : <NoSeat slipAt={slipAt} /> },
          ...(references ? [{ term: words.references, value: words.counted(references) }] : []),
          ...awaited.map(({ what, came }) => ({
            term: awaitedWords[what],
            value: what === "confirmation" ? awaitedWords.confirmed(came) : words.arrived(came),
          })),
          {
            term: words.result,
            value: result ? (result.score ?? words.absent) : words.noResult,
          },
          ...(result?.aggregate == null
            ? []
            : [{ term: words.aggregate, value: result.aggregate }]),
          { term: words.decision, value: words.decided[decision] },
          ...(admissionNumber ? [{ term: words.admissionNumber, value: admissionNumber }] : []),
        ]}
      />
    </Answer>
  );
}

/** Why no seat is told, and where that is mended. */
function NoSeat({ slipAt }: Pick<OwnStatus, "slipAt">) {
  if (slipAt === null) return words.noSeat;
  return (
    <>
      <span className="block">{words.seatDue}</span>
      <Link href={slipAt}>{words.toSlip}</Link>
    </>
  );
}

const Seat = ({
  seat: { startsAt, venue, address, seat },
}: {
  seat: NonNullable<OwnStatus["seat"]>;
}) => (
  <>
    <span className="block">{formatDateTime(startsAt)}</span>
    {words.seatAt(venue, address, seat)}
  </>
);
