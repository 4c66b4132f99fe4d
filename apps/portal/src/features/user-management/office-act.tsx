import { useOperation } from "@polyportal/api-client/query/use-operation";
import { todayInLagos } from "@polyportal/domain/format/date";
import { officeMessages as words } from "@polyportal/domain/messages/office";
import { toast } from "@polyportal/ui/toast";
import { lazy } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import type { Held } from "./office-columns.tsx";
import { labelOf, shownByOffices } from "./office-state.ts";

// It comes with the dialog around it.
const WhoGains = lazy(async () => ({
  default: (await import("../../parts/rights/who-gains.tsx")).WhoGains,
}));

type Props = {
  held: Held;
  onClose: () => void;
  /** Called once there is no such office any more. */
  onGone?: () => void;
};

/** Asks why before an office is ended or taken back. */
export function OfficeAct({ held, onClose, onGone }: Props) {
  const { mutateAsync: end } = useOperation("endOffice", { invalidates: shownByOffices });
  const { mutateAsync: takeBack } = useOperation("takeBackOffice", { invalidates: shownByOffices });
  const { id, holder, since, state } = held;
  const coming = state === "coming";
  return (
    <AskAct
      title={labelOf(held)}
      question={coming ? words.takeBackQuestion(holder, since) : words.endQuestion(holder)}
      label={labelOf(held)}
      onClose={onClose}
      onAct={async ({ reason }) => {
        if (coming) await takeBack({ id, reason });
        else await end({ id, until: todayInLagos(), reason });
        toast({ title: coming ? words.takenBack(holder) : words.ended(holder), tone: "success" });
        if (coming) onGone?.();
      }}
    >
      {state === "current" && <WhoGains wish={{ endedOffice: { id } }} />}
    </AskAct>
  );
}
