import type { RowOf } from "@polyportal/api-client/list/describe";
import { exportMessages } from "@polyportal/domain/messages/export";
import { Badge } from "@polyportal/ui/badge";
import { Progress } from "@polyportal/ui/progress";

/** A file that somebody has asked for. */
export type Export = RowOf<"listExports">;

const { states } = exportMessages;

const looks = {
  waiting: "warning",
  running: "warning",
  done: "success",
  failed: "fail",
  cancelled: "unapproved",
} as const;

/** How far a file is, and why it failed. */
export function ExportState({ state, done, total, failure }: Export) {
  if (state === "running" && total !== null) {
    return <Progress className="min-w-0" label={states.running} value={(done / total) * 100} />;
  }
  return (
    <span className="grid justify-items-start gap-1">
      <Badge status={looks[state]}>{states[state]}</Badge>
      {failure && <span className="text-14 text-ink-muted">{failure}</span>}
    </span>
  );
}
