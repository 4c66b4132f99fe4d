import type { RowOf } from "@polyportal/api-client/list/describe";
import { awaitedProofList } from "@polyportal/api-client/list/awaited-proofs";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { awaitedProofWords as words } from "@polyportal/domain/messages/awaited-proofs";
import { useCallback } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";

type Awaited = RowOf<"listAwaitedProofs">;

const proofs = listOf(awaitedProofList, {
  number: { width: 13, grow: 0 },
  fullName: { width: 8.5 },
  programme: { hidden: true },
  proof: { width: 9.5 },
  from: { width: 9.5 },
  session: { hidden: true },
  sentAt: { width: 7 },
  receivedAt: {
    badge: ({ receivedAt }) => (receivedAt ? "success" : "warning"),
    width: 10,
    grow: 0,
  },
});

/** What other places send about applicants, and whether it came. */
export function Page() {
  useLazyEndpoints();
  const mayEnter = useMay("applications.enter", "noteProof");
  const [over, open] = useOver();
  const rowActions = useCallback(
    (awaited: Awaited) => {
      const noClaim = mayEnter ? undefined : actMessages.noClaim;
      const onSelect = () => open(NoteProof, { awaited });
      const came = awaited.receivedAt !== null;
      return [
        {
          label: words.acts.note,
          disabledReason: noClaim ?? (came ? words.came : undefined),
          onSelect,
        },
        {
          label: words.acts.takeBack,
          danger: true,
          disabledReason: noClaim ?? (came ? undefined : words.notCome),
          onSelect,
        },
      ];
    },
    [mayEnter, open],
  );
  return (
    <ListPage
      {...proofs}
      lead={words.lead}
      rowActions={rowActions}
      history="awaitedProof"
      over={over}
    />
  );
}

function NoteProof({ awaited, onClose }: { awaited: Awaited; onClose: () => void }) {
  const { id, fullName, proof, receivedAt } = awaited;
  const received = receivedAt === null;
  const { mutateAsync } = useOperation("noteProof", {
    invalidates: ["listAwaitedProofs", "getHistory"],
  });
  return (
    <AskAct
      title={words.noteTitle(fullName, awaitedWords[proof])}
      question={received ? words.note : words.takeBack}
      label={received ? words.acts.note : words.acts.takeBack}
      danger={!received}
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ id, received, reason })}
      done={received ? words.noted : words.takenBack}
    />
  );
}
