import type { Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { holdHours } from "@polyportal/domain/hostel/hold";
import {
  bedChoice,
  bedSpaceName,
  bookingMessages,
  hostelMessages,
} from "@polyportal/domain/messages/hostel";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths, studentInvoicePath } from "@polyportal/domain/routes/paths";
import { BedSpacePicker } from "@polyportal/ui/bed-space-picker";
import { Button } from "@polyportal/ui/button";
import { Money } from "@polyportal/ui/money";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Refused } from "../../parts/form/refused.tsx";
import { mayChoose, type HostelStanding } from "./use-standing.ts";

/** What the taking of a bed changes, or has shown to be changed. */
const changed = [
  "getHostelStanding",
  "listHostelsToBook",
  "listRoomsToBook",
  "listBedsToBook",
] as const;

type Props = {
  room: Output<"listBedsToBook">;
  standing: HostelStanding;
};

/** Chooses a bed space of a room, says what it costs, and takes it. */
export function ChooseBed({ room: { room, hostel, beds }, standing }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [id, setId] = useState<number | null>(null);
  const chosen = beds.find((bed) => bed.id === id && !bed.taken && !bed.closed);
  const book = useOperation("bookBed", {
    invalidates: changed,
    // Somebody else was quicker, or the price is another one: show how things are now.
    onError: () => void invalidate(queryClient, changed),
    onSuccess: ({ state, invoiceId }) => {
      toast({ ...bookingMessages[state], status: "success" });
      const pay = state === "held" && invoiceId !== null;
      void navigate(
        pay ? studentInvoicePath("hostel", { id: invoiceId, rrr: null }) : paths.hostel,
      );
    },
  });
  return (
    <div className="grid gap-6">
      <Refused error={book.error} />
      <BedSpacePicker
        label={bedChoice(room, hostel)}
        spaces={beds.map(({ taken, closed, ...bed }) => ({
          ...bed,
          disabled: taken || closed,
          disabledReason: taken ? hostelMessages.taken : hostelMessages.closed,
        }))}
        value={chosen?.id ?? null}
        onChange={(next) => setId(Number(next))}
        disabled={book.isPending || !mayChoose(standing)}
      />
      {chosen && mayChoose(standing) && (
        <div className="grid gap-3 border-t border-line pt-6">
          <p className="max-w-prose">
            {hostelWords.costs(bedSpaceName(chosen.numeration))} <Money amount={chosen.price} />
            {standing.credit === null
              ? hostelWords.forSessionWhenPaid(holdHours)
              : hostelWords.fromCredit}
          </p>
          <Button
            className="justify-self-start max-sm:w-full"
            loading={book.isPending}
            onClick={() => book.mutate({ bedId: chosen.id, price: chosen.price })}
          >
            {hostelWords.takeBed(bedSpaceName(chosen.numeration))}
          </Button>
        </div>
      )}
    </div>
  );
}
