import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { bursaryChargeWords as words } from "@polyportal/domain/messages/bursary-charges";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { useLaterCalls } from "../../parts/later/use-later-calls.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { columns, filters, idOf, nameOf, type Charge } from "./charge-columns.tsx";

const ChargeForm = lazyPart(async () => (await import("./charge-form.tsx")).ChargeForm);

const { acts } = words;

/** What the bursary collects beside fees. */
export function Page() {
  useLaterCalls();
  const mayEnter = useMay("fees.enter", "createBursaryFee", "updateBursaryFee", "toggleBursaryFee");
  const [written, setWritten] = useState<{ began: Charge | undefined }>();
  const { mutate: toggle } = useOperation("toggleBursaryFee", {
    invalidates: ["listBursaryFees", "getBursaryFee", "getHistory"],
    onSuccess: (_, { id, active }) =>
      toastWithUndo(active ? words.switchedOn : words.switchedOff, () =>
        toggle({ id, active: !active }),
      ),
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  const rowActions = useCallback(
    (charge: Charge) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      const { id, active } = charge;
      return [
        { label: acts.edit, disabledReason, onSelect: () => setWritten({ began: charge }) },
        {
          label: active ? acts.switchOff : acts.switchOn,
          disabledReason,
          onSelect: () => toggle({ id, active: !active }),
        },
      ];
    },
    [mayEnter, toggle],
  );
  return (
    <ListPage
      list="listBursaryFees"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      exported
      history="charge"
      empty={words.none}
      actions={
        mayEnter && <Button onClick={() => setWritten({ began: undefined })}>{words.add}</Button>
      }
      over={
        written && (
          <Suspense fallback={null}>
            <Written began={written.began} onClose={() => setWritten(undefined)} />
          </Suspense>
        )
      }
    />
  );
}

type WrittenProps = { began: Charge | undefined; onClose: () => void };

/** The form, with the charge as the server has it now: another may save it meanwhile. */
function Written({ began, onClose }: WrittenProps) {
  const { data } = useQuery({
    ...queryOptionsFor(useClient(), "getBursaryFee", { id: began?.id ?? 0 }),
    enabled: began !== undefined,
  });
  return <ChargeForm began={began} newest={data} onClose={onClose} />;
}
