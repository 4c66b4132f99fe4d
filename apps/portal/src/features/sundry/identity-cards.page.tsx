import { formatDateTime, shortened } from "@polyportal/domain/format/date";
import { identityCardMessages as words } from "@polyportal/domain/messages/identity-cards";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { DataColumn } from "@polyportal/ui/data-column";
import { useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { WholePage } from "../../parts/list/whole-page.tsx";
import type { Card } from "./look-at-card.tsx";

const LookAtCard = lazyPart(async () => (await import("./look-at-card.tsx")).LookAtCard);

const { columns: heads } = words;

const idOf = ({ id }: Card): string => id;
const nameOf = ({ matricNumber, surname }: Card): string => `${matricNumber}, ${surname}`;

const columns: readonly DataColumn<Card>[] = [
  {
    id: "matricNumber",
    header: heads.matricNumber,
    value: ({ matricNumber }) => matricNumber,
    rowHeader: true,
    fixed: true,
    width: 10,
    grow: 0,
  },
  { id: "surname", header: heads.surname, value: ({ surname }) => surname, width: 10 },
  { id: "email", header: heads.email, value: ({ email }) => email, width: 14 },
  {
    id: "known",
    header: heads.known,
    value: ({ known }) => (known ? words.known : words.unknown),
    width: 10,
  },
  {
    id: "sentAt",
    header: heads.sentAt,
    value: ({ sentAt }) => shortened(formatDateTime(sentAt)),
    sortable: false,
    width: 11,
    grow: 0,
  },
];

/** Identity cards of graduates who get no code: looked at, and decided about, one by one. */
export function Page() {
  useLazyEndpoints();
  const [looked, setLooked] = useState<Card>();
  const rowActions = useCallback(
    (card: Card) => [{ label: words.look, onSelect: () => setLooked(card) }],
    [],
  );
  return (
    <WholePage
      list="listIdentityCards"
      title={words.title}
      lead={words.lead}
      columns={columns}
      rowsIn={({ cards }) => cards}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      searchLabel={words.search}
      empty={words.none}
      actions={<ButtonLink href={staffPaths.transcripts}>{words.back}</ButtonLink>}
      note={({ cards, waiting }) => (waiting > cards.length ? words.more(waiting) : undefined)}
      over={looked && <LookAtCard card={looked} onClose={() => setLooked(undefined)} />}
    />
  );
}
