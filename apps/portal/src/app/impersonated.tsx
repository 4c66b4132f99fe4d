import { isSignedIn } from "@polyportal/api-client/client/sign-in-session";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { fullName } from "@polyportal/domain/format/name";
import { paths } from "@polyportal/domain/routes/paths";
import { ImpersonationBanner } from "@polyportal/ui/impersonation-banner";
import { toast } from "@polyportal/ui/toast";
import type { Profile } from "./profile.ts";
import { announceSignOut, startPage } from "./signed-out.ts";

type Props = {
  profile: Profile;
  impersonation: NonNullable<Profile["impersonation"]>;
};

/** Says over every page who is signed in as whom, and ends it by hand or when the time is up. */
export function Impersonated({ profile, impersonation }: Props) {
  const { impersonator, endsAt, readOnly } = impersonation;
  const { mutate, isPending, isSuccess } = useOperation("endImpersonation", {
    // The server has ended it: a 403 says that it was no impersonation any more.
    handleForbidden: false,
    onSuccess: () => {
      announceSignOut();
      // The own session has waited, and goes on; or it is over as well.
      location.assign(isSignedIn() ? paths.dashboard : startPage);
    },
    onError: ({ title, message }) => toast({ title, body: message, tone: "fail" }),
  });
  return (
    <ImpersonationBanner
      impersonator={impersonator}
      impersonated={fullName(profile)}
      endsAt={endsAt}
      readOnly={readOnly}
      busy={isPending || isSuccess}
      onEnd={() => mutate({})}
    />
  );
}
