import { useOperation } from "@polyportal/api-client/query/use-operation";
import { todayInLagos } from "@polyportal/domain/format/date";
import { officeMessages as words } from "@polyportal/domain/messages/office";
import { toast } from "@polyportal/ui/toast";
import { lazyPart } from "../../app/lazy-part.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { openRecord, withRecord } from "../../parts/list/record.ts";
import { useAddress } from "../../parts/list/use-address.ts";
import type { Held } from "./office-columns.tsx";
import { labelOf, shownByOffices } from "./office-state.ts";

// It comes with the dialog around it.
const WhoGains = lazyPart(async () => (await import("../../parts/rights/who-gains.tsx")).WhoGains);

type Props = {
  held: Held;
  onClose: () => void;
};

/** Asks why before an office is ended or taken back. */
export function OfficeAct({ held, onClose }: Props) {
  const { mutateAsync: end } = useOperation("endOffice", { invalidates: shownByOffices });
  // The office itself is no more, and not asked for again.
  const { mutateAsync: takeBack } = useOperation("takeBackOffice", {
    invalidates: shownByOffices.filter((shown) => shown !== "getOffice"),
  });
  const [params, show] = useAddress();
  const { id, holder, since, state } = held;
  const coming = state === "coming";
  return (
    <AskAct
      title={labelOf(held)}
      question={coming ? words.takeBackQuestion(holder, since) : words.endQuestion(holder)}
      label={labelOf(held)}
      danger
      onClose={onClose}
      onAct={async ({ reason }) => {
        if (coming) await takeBack({ id, reason });
        else await end({ id, until: todayInLagos(), reason });
        toast({ title: coming ? words.takenBack(holder) : words.ended(holder), status: "success" });
        if (coming && params.get(openRecord) === id) show(withRecord(params));
      }}
    >
      {state === "current" && <WhoGains wish={{ endedOffice: { id } }} />}
    </AskAct>
  );
}
