import { staffRequestList } from "@polyportal/api-client/list/staff-requests";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { staffRequestMessages as words } from "@polyportal/domain/messages/staff-request";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useCallback, useState } from "react";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListSection } from "../../parts/list/list-section.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";

type Request = RowOf<"listStaffRequests">;

const { relationships } = words;

const looks = {
  waiting: "warning",
  confirmed: "success",
  denied: "fail",
  lapsed: "unapproved",
} as const;

const requests = listOf(staffRequestList, {
  relationship: { width: 8 },
  askedAt: { width: 9 },
  lapsesAt: { width: 9 },
  state: { badge: ({ state }) => looks[state], width: 7.5, grow: 0 },
});

/** Applicants who say that this member of staff puts them forward: confirmed, or denied. */
export function Requests() {
  const [asked, setAsked] = useState<{ request: Request; confirmed: boolean }>();
  const { mutate, isPending } = useOperation("answerStaffRequest", {
    invalidates: ["listStaffRequests", "getAdminDashboard", "getHistory"],
    onError: ({ message }) => toast({ title: message, status: "fail" }),
  });
  const rowActions = useCallback((request: Request) => {
    const disabledReason = request.state === "waiting" ? undefined : words.answered;
    const answer = (confirmed: boolean) => () => setAsked({ request, confirmed });
    return [
      { label: words.confirm, disabledReason, onSelect: answer(true) },
      { label: words.deny, disabledReason, danger: true, onSelect: answer(false) },
    ];
  }, []);
  const past = useRecordHistory("staffRequest", { ...requests, rowActions });
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-ink-muted">{words.lead}</p>
      <ListSection
        {...requests}
        filters={useListFilters(staffRequestList)}
        rowActions={past.rowActions}
      />
      {past.over}
      {asked && (
        <Confirm
          open
          onOpenChange={() => setAsked(undefined)}
          title={`${asked.confirmed ? words.confirm : words.deny}: ${asked.request.fullName}`}
          question={questionOf(asked)}
          confirmLabel={asked.confirmed ? words.confirm : words.deny}
          dropLabel={words.keep}
          variant={asked.confirmed ? "primary" : "danger"}
          busy={isPending}
          onConfirm={() =>
            mutate(
              { id: asked.request.id, confirmed: asked.confirmed },
              {
                onSuccess: () =>
                  toast({
                    title: asked.confirmed ? words.confirmed : words.denied,
                    status: "success",
                  }),
                onSettled: () => setAsked(undefined),
              },
            )
          }
        />
      )}
    </div>
  );
}

const questionOf = ({ request, confirmed }: { request: Request; confirmed: boolean }) =>
  confirmed
    ? words.confirmQuestion(request.fullName, relationships[request.relationship])
    : words.denyQuestion(request.fullName);
