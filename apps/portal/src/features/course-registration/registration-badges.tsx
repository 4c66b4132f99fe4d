import type { RegistrationFlag } from "@polyportal/domain/course-registration/flags";
import type { RegistrationState as State } from "@polyportal/domain/course-registration/next-step";
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import { registrationFlagNames } from "@polyportal/domain/messages/registration-approvals";
import { Badge } from "@polyportal/ui/badge";

const looks = { submitted: "unapproved", approved: "success", returned: "warning" } as const;

/** How a registration stands. */
export const RegistrationState = ({ state }: { state: State }) => (
  <Badge status={looks[state]}>{registrationStates[state]}</Badge>
);

/** What stands out in it; late alone is no reason to look twice. */
export const RegistrationFlags = ({ flags }: { flags: readonly RegistrationFlag[] }) => (
  <span className="flex flex-wrap gap-1">
    {flags.map((flag) => (
      <Badge key={flag} status={flag === "late" ? "neutral" : "warning"}>
        {registrationFlagNames[flag]}
      </Badge>
    ))}
  </span>
);
