import { referralList } from "@polyportal/api-client/list/referrals";
import { actMessages } from "@polyportal/domain/messages/act";
import { referralMessages as words } from "@polyportal/domain/messages/referral";
import { Button } from "@polyportal/ui/button";
import { useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { useToggle } from "../../parts/act/use-toggle.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
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
  const [written, setWritten] = useState<{ began: Referral | undefined }>();
  const toggle = useToggle("toggleReferral", words, ["listReferrals"]);
  const rowActions = useCallback(
    (referral: Referral) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        {
          label: words.acts.edit,
          disabledReason,
          onSelect: () => setWritten({ began: referral }),
        },
        toggle(referral, disabledReason),
      ];
    },
    [mayEnter, toggle],
  );
  return (
    <ListPage
      {...referrals}
      lead={words.lead}
      filters={useListFilters(referralList)}
      rowActions={rowActions}
      rowDetail={detailOf}
      record={record}
      history="referral"
      actions={
        mayEnter && <Button onClick={() => setWritten({ began: undefined })}>{words.add}</Button>
      }
      over={written && <ReferralForm {...written} onClose={() => setWritten(undefined)} />}
    />
  );
}
