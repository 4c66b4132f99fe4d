import { staffRequestList } from "@polyportal/api-client/list/staff-requests";
import { staffRequestMessages as words } from "@polyportal/domain/messages/staff-request";
import { useCallback } from "react";
import { listOf } from "../../parts/list/described.ts";
import { ListSection } from "../../parts/list/list-section.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { AnswerRequest, type Request } from "./answer-request.tsx";

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
  const [over, open] = useOver();
  const rowActions = useCallback(
    (request: Request) => {
      const disabledReason = request.state === "waiting" ? undefined : words.answered;
      const answer = (confirmed: boolean) => () => open(AnswerRequest, { request, confirmed });
      return [
        { label: words.confirm, disabledReason, onSelect: answer(true) },
        { label: words.deny, disabledReason, danger: true, onSelect: answer(false) },
      ];
    },
    [open],
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-ink-muted">{words.lead}</p>
      <ListSection {...requests} rowActions={rowActions} history="staffRequest" />
      {over}
    </div>
  );
}
