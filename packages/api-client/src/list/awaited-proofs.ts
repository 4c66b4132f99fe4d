import { awaitedProofs } from "@polyportal/domain/application/awaited";
import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { awaitedProofWords as words } from "@polyportal/domain/messages/awaited-proofs";
import { describeList, severalOf, yesOrNo } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** What other places send about applicants. */
export const awaitedProofList = describeList({
  name: "listAwaitedProofs",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    { id: "number", label: columns.number },
    sharedColumns.person,
    { id: "programme", label: columns.programme },
    { id: "proof", label: columns.proof, value: ({ proof }) => awaitedWords[proof] },
    { id: "from", label: columns.from },
    sharedColumns.session,
    {
      id: "sentAt",
      label: columns.sentAt,
      kind: "date",
    },
    {
      id: "receivedAt",
      label: columns.receivedAt,
      kind: "date",
      words: ({ receivedAt }) => (receivedAt ? undefined : words.awaited),
    },
  ],
  sorts: { sentAt: true },
  filters: {
    session: sharedFilters.session,
    proof: severalOf(columns.proof, awaitedProofs, awaitedWords),
    received: yesOrNo(words.filters.received, words.yes, words.no),
  },
});
