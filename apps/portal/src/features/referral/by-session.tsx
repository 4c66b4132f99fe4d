import { referralMessages } from "@polyportal/domain/messages/referral";
import { DescriptionList } from "@polyportal/ui/description-list";
import type { Referral } from "./referral-columns.tsx";

/** What came of a code in each academic session. */
export function BySession({ sessions }: Pick<Referral, "sessions">) {
  if (sessions.length === 0) return <p>{referralMessages.noInvoices}</p>;
  return (
    <DescriptionList
      columns={3}
      items={sessions.map((one) => ({ term: one.session, value: referralMessages.counted(one) }))}
    />
  );
}
