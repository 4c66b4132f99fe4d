import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { staffRequestMessages as words } from "@polyportal/domain/messages/staff-request";
import { staffRequestStates } from "@polyportal/domain/staff-request/staff-requests";
import { Badge } from "@polyportal/ui/badge";
import { Confirm } from "@polyportal/ui/confirm";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { useCallback, useState } from "react";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { ListSection } from "../../parts/list/list-section.tsx";
import type { RowOf } from "../../parts/list/row-of.ts";

type Request = RowOf<"listStaffRequests">;

const { columns: heads, relationships, states } = words;

const looks = {
  waiting: "warning",
  confirmed: "success",
  denied: "fail",
  lapsed: "unapproved",
} as const;

const columns: readonly DataColumn<Request>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    sortable: false,
    width: 12,
    grow: 2,
  },
  {
    id: "relationship",
    header: heads.relationship,
    value: ({ relationship }) => relationships[relationship],
    sortable: false,
    width: 8,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    width: 7,
  },
  { id: "askedAt", header: heads.askedAt, value: ({ askedAt }) => formatDate(askedAt), width: 9 },
  {
    id: "lapsesAt",
    header: heads.lapsesAt,
    value: ({ lapsesAt }) => formatDate(lapsesAt),
    sortable: false,
    width: 9,
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge status={looks[state]}>{states[state]}</Badge>,
    sortable: false,
    width: 7.5,
    grow: 0,
  },
];

const filters: readonly Filter[] = [
  {
    kind: "several",
    name: "state",
    label: words.state,
    options: staffRequestStates.map((value) => ({ value, label: states[value] })),
  },
];

const idOf = ({ id }: Request) => id;
const nameOf = ({ fullName }: Request) => fullName;

/** Applicants who say that this member of staff puts them forward: confirmed, or denied. */
export function Requests() {
  const [asked, setAsked] = useState<{ request: Request; confirmed: boolean }>();
  const { mutate, isPending } = useOperation("answerStaffRequest", {
    invalidates: ["listStaffRequests", "getAdminDashboard", "getHistory"],
    onError: ({ message }) => toast({ title: message, tone: "fail" }),
  });
  const rowActions = useCallback((request: Request) => {
    const disabledReason = request.state === "waiting" ? undefined : words.answered;
    const answer = (confirmed: boolean) => () => setAsked({ request, confirmed });
    return [
      { label: words.confirm, disabledReason, onSelect: answer(true) },
      { label: words.deny, disabledReason, danger: true, onSelect: answer(false) },
    ];
  }, []);
  const past = useRecordHistory("staffRequest", { rowId: idOf, rowLabel: nameOf, rowActions });
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-ink-muted">{words.lead}</p>
      <ListSection
        exported
        list="listStaffRequests"
        title={words.title}
        columns={columns}
        filters={filters}
        rowId={idOf}
        rowLabel={nameOf}
        rowActions={past.rowActions}
        empty={words.none}
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
          tone={asked.confirmed ? "primary" : "danger"}
          busy={isPending}
          onConfirm={() =>
            mutate(
              { id: asked.request.id, confirmed: asked.confirmed },
              {
                onSuccess: () =>
                  toast({
                    title: asked.confirmed ? words.confirmed : words.denied,
                    tone: "success",
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
