import { actMessages } from "@polyportal/domain/messages/act";
import { referralMessages as words } from "@polyportal/domain/messages/referral";
import { Button } from "@polyportal/ui/button";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { useToggle } from "../../parts/act/use-toggle.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { BySession } from "./by-session.tsx";
import { referrals, type Referral } from "./referral-columns.tsx";

const ReferralForm = lazyPart(async () => (await import("./referral-form.tsx")).ReferralForm);

const ReferralDetailPanel = lazyPart(
  async () => (await import("./referral-detail-panel.tsx")).ReferralDetailPanel,
);

const record = { content: ReferralDetailPanel, columns: ["code", "name", "active"] };

const detailOf = (referral: Referral) => <BySession {...referral} />;

/** The codes of people who bring applicants, and what came of each. */
export function Page() {
  const mayEnter = useMay(
    "applications.enter",
    "createReferral",
    "updateReferral",
    "toggleReferral",
  );
  const [over, open] = useOver();
  const toggle = useToggle("toggleReferral", words, ["listReferrals"]);
  const rowActions = useCallback(
    (referral: Referral) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        {
          label: words.acts.edit,
          disabledReason,
          onSelect: () => open(ReferralForm, { began: referral }),
        },
        toggle(referral, disabledReason),
      ];
    },
    [mayEnter, open, toggle],
  );
  return (
    <ListPage
      {...referrals}
      lead={words.lead}
      rowActions={rowActions}
      rowDetail={detailOf}
      record={record}
      history="referral"
      actions={
        mayEnter && (
          <Button onClick={() => open(ReferralForm, { began: undefined })}>{words.add}</Button>
        )
      }
      over={over}
    />
  );
}
