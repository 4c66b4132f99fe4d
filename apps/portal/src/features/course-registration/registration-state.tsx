import type { RegistrationState as State } from "@polyportal/domain/course-registration/next-step";
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import { Badge } from "@polyportal/ui/badge";

const looks = { submitted: "unapproved", approved: "success", returned: "warning" } as const;

/** How a registration stands. */
export const RegistrationState = ({ state }: { state: State }) => (
  <Badge status={looks[state]}>{registrationStates[state]}</Badge>
);
