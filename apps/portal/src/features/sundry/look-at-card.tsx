import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { identityCardMessages as words } from "@polyportal/domain/messages/identity-cards";
import { cardActs, type CardAct } from "@polyportal/domain/sundry/identity-card";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Fetched } from "../../app/fetched.tsx";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { useSavedFile } from "../../parts/file/use-saved-file.ts";

export type Card = Output<"listIdentityCards">["cards"][number];
type Whole = Output<"getIdentityCard">;

type Props = { card: Card; onClose: () => void };

/** One card beside what is on record, and what becomes of it. */
export function LookAtCard({ card, onClose }: Props) {
  const query = useQuery(queryOptionsFor(useClient(), "getIdentityCard", { id: card.id }));
  const mayDecide = useMay("students.approve", "decideIdentityCard");
  const [act, setAct] = useState<CardAct>();
  const { mutateAsync } = useOperation("decideIdentityCard", {
    invalidates: ["listIdentityCards", "getIdentityCard", "getHistory"],
  });
  if (act) {
    return (
      <AskAct
        title={`${words.acts[act]}: ${words.titleOf(card.matricNumber)}`}
        question={words.questions[act]}
        label={words.acts[act]}
        onClose={() => setAct(undefined)}
        onAct={async ({ reason }) => {
          await mutateAsync({ id: card.id, act, reason });
          toast({ title: words.done[act], status: "success" });
          onClose();
        }}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.titleOf(card.matricNumber)}
      description={words.onRecord}
      footer={cardActs.map((one) => (
        <Button
          key={one}
          variant={one === "accept" ? "primary" : "secondary"}
          disabled={!mayDecide || !query.data || (one === "accept" && !query.data.record)}
          onClick={() => setAct(one)}
        >
          {words.acts[one]}
        </Button>
      ))}
    >
      <Fetched query={query}>{(whole) => <Told whole={whole} />}</Fetched>
    </Dialog>
  );
}

function Told({ whole }: { whole: Whole }) {
  const save = useSavedFile();
  const { id, matricNumber, pages } = whole;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        {pages.map(({ place, pdf }, at) => (
          <Button
            key={place}
            variant="secondary"
            onClick={() =>
              void save({
                fetchFile: (client) => client.call("getIdentityCardPage", { id, place }),
                fileName: ({ type }) =>
                  words.fileName(matricNumber, at + 1, pdf ? "pdf" : (type.split("/")[1] ?? "")),
              })
            }
          >
            {pdf ? words.openPdf : words.openPage(at + 1)}
          </Button>
        ))}
      </div>
      {!whole.record && <p>{words.nobody}</p>}
      <Compared whole={whole} />
    </div>
  );
}

/** What was given, line by line beside what is on record. */
function Compared({ whole }: { whole: Whole }) {
  const { record, surname, dateOfBirth, year, email } = whole;
  const { fields } = words;
  const rows = [
    [fields.name, surname, record?.fullName],
    [
      fields.dateOfBirth,
      formatDate(dateOfBirth),
      record?.dateOfBirth && formatDate(record.dateOfBirth),
    ],
    [fields.year, year, record?.year],
    [fields.email, email, record?.email],
    [fields.phone, "", record?.phone],
    [fields.department, "", record?.department],
  ];
  return (
    <table className="w-full text-start">
      <thead>
        <tr className="border-b border-line text-14">
          {[words.field, words.said, words.recorded].map((head) => (
            <th key={head} scope="col" className="py-1 pe-3 text-start font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, said, recorded]) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-1 pe-3 text-start font-normal text-ink-muted">
              {label}
            </th>
            <td className="py-1 pe-3 wrap-anywhere">{said}</td>
            <td className="py-1 wrap-anywhere">{recorded}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
