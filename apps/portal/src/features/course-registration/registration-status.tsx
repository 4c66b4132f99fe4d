import type { RegistrationSummary } from "@polyportal/api-client/contract/course-registration";
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import { Badge } from "@polyportal/ui/badge";

const badges = { submitted: "unapproved", approved: "success", returned: "warning" } as const;

/** What has become of a registration. */
export function RegistrationStatus({ state }: Pick<RegistrationSummary, "state">) {
  return <Badge status={badges[state]}>{registrationStates[state]}</Badge>;
}
