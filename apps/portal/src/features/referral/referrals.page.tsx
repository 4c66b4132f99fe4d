import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { BySession } from "./by-session.tsx";
import { columns, filters, idOf, nameOf, type Referral } from "./referral-columns.tsx";

const ReferralForm = lazyPart(async () => (await import("./referral-form.tsx")).ReferralForm);

const ReferralBeside = lazyPart(async () => (await import("./referral-beside.tsx")).ReferralBeside);

const record = { content: ReferralBeside, columns: ["code", "name", "active"] };

const { acts } = referralMessages;

const detailOf = (referral: Referral) => <BySession {...referral} />;

/** The codes of people who bring applicants, and what came of each. */
export function Page() {
  const mayEnter = useProfile().claims.includes("applications.enter");
  const [written, setWritten] = useState<{ began: Referral | undefined }>();
  const { mutate: toggle } = useOperation("toggleReferral", {
    invalidates: ["listReferrals"],
    onSuccess: (_, { id, active }) =>
      toastWithUndo(active ? referralMessages.switchedOn : referralMessages.switchedOff, () =>
        toggle({ id, active: !active }),
      ),
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  const rowActions = useCallback(
    (referral: Referral) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      const { id, active } = referral;
      return [
        { label: acts.edit, disabledReason, onSelect: () => setWritten({ began: referral }) },
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
      list="listReferrals"
      title={referralMessages.title}
      lead={referralMessages.lead}
      columns={columns}
      filters={filters}
      searchLabel={referralMessages.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      rowDetail={detailOf}
      record={record}
      exported
      history="referral"
      empty={referralMessages.none}
      actions={
        mayEnter && (
          <Button onClick={() => setWritten({ began: undefined })}>{referralMessages.add}</Button>
        )
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

type WrittenProps = { began: Referral | undefined; onClose: () => void };

/** The form, with the code as the server has it now: another may save it meanwhile. */
function Written({ began, onClose }: WrittenProps) {
  const { data } = useQuery({
    ...queryOptionsFor(useClient(), "getReferral", { id: began?.id ?? "" }),
    enabled: began !== undefined,
  });
  return <ReferralForm began={began} newest={data} onClose={onClose} />;
}
