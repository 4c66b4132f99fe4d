import type { Output } from "@polyportal/api-client/client/client";
import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { Timeline } from "@polyportal/ui/timeline";
import { Part } from "./part.tsx";

type Registration = Output<"getRegistrationApproval">;

/** What was sent before, with what came and went in the version after it. */
export function EarlierVersions({ versions }: Pick<Registration, "versions">) {
  return (
    <Part title={words.earlier}>
      <Timeline
        label={words.earlier}
        events={versions.map(
          ({ version, state, submittedAt, decidedAt, decidedBy, reason, added, dropped }) => ({
            id: String(version),
            at: decidedAt ?? submittedAt,
            who: decidedBy || undefined,
            what: words.versions[state](version),
            detail: [
              reason,
              added.length > 0 ? words.added(added) : "",
              dropped.length > 0 ? words.dropped(dropped) : "",
              added.length + dropped.length === 0 ? words.same : "",
            ]
              .filter(Boolean)
              .join(" "),
          }),
        )}
      />
    </Part>
  );
}
