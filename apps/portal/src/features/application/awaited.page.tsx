import type { RowOf } from "@polyportal/api-client/list/describe";
import { awaitedProofList } from "@polyportal/api-client/list/awaited-proofs";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { awaitedProofWords as words } from "@polyportal/domain/messages/awaited-proofs";
import { toast } from "@polyportal/ui/toast";
import { useCallback, useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";

type Awaited = RowOf<"listAwaitedProofs">;

const proofs = listOf(awaitedProofList, {
  number: { width: 11.5, grow: 0 },
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
  const [asked, setAsked] = useState<Awaited>();
  const rowActions = useCallback(
    (one: Awaited) => {
      const noClaim = mayEnter ? undefined : actMessages.noClaim;
      const onSelect = () => setAsked(one);
      const came = one.receivedAt !== null;
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
    [mayEnter],
  );
  return (
    <ListPage
      {...proofs}
      lead={words.lead}
      filters={useListFilters(awaitedProofList)}
      rowActions={rowActions}
      history="awaitedProof"
      over={asked && <NoteProof awaited={asked} onClose={() => setAsked(undefined)} />}
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
      onClose={onClose}
      onAct={async ({ reason }) => {
        await mutateAsync({ id, received, reason });
        toast({ title: received ? words.noted : words.takenBack, status: "success" });
      }}
    />
  );
}
