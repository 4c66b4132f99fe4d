import { chargeList } from "@polyportal/api-client/list/charges";
import { actMessages } from "@polyportal/domain/messages/act";
import { bursaryChargeWords as words } from "@polyportal/domain/messages/bursary-charges";
import { Button } from "@polyportal/ui/button";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { useToggle } from "../../parts/act/use-toggle.ts";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import type { Charge } from "./charge-form.tsx";

const ChargeForm = lazyPart(async () => (await import("./charge-form.tsx")).ChargeForm);

const charges = listOf(chargeList, {
  code: { width: 7, grow: 0 },
  name: { width: 14, grow: 2 },
  payer: { width: 7, grow: 0 },
  amount: { numeric: true, width: 14 },
  account: { hidden: true },
  active: { badge: ({ active }) => (active ? "success" : "unapproved"), width: 8.5, grow: 0 },
});

/** What the bursary collects beside fees. */
export function Page() {
  useLazyEndpoints();
  const mayEnter = useMay("fees.enter", "createBursaryFee", "updateBursaryFee", "toggleBursaryFee");
  const [over, open] = useOver();
  const toggle = useToggle("toggleBursaryFee", words, [
    "listBursaryFees",
    "getBursaryFee",
    "getHistory",
  ]);
  const rowActions = useCallback(
    (charge: Charge) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        {
          label: words.acts.edit,
          disabledReason,
          onSelect: () => open(ChargeForm, { began: charge }),
        },
        toggle(charge, disabledReason),
      ];
    },
    [mayEnter, open, toggle],
  );
  return (
    <ListPage
      {...charges}
      lead={words.lead}
      rowActions={rowActions}
      history="charge"
      actions={
        mayEnter && (
          <Button onClick={() => open(ChargeForm, { began: undefined })}>{words.add}</Button>
        )
      }
      over={over}
    />
  );
}
