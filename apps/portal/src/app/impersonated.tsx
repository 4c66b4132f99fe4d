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

/** A bar on every page that says who impersonates whom. Ends it on request or when the time is up. */
export function Impersonated({ profile, impersonation }: Props) {
  const { impersonator, endsAt, readOnly } = impersonation;
  const { mutate, isPending, isSuccess } = useOperation("endImpersonation", {
    // A 403 means that the server has ended it already.
    handleForbidden: false,
    onSuccess: () => {
      announceSignOut();
      // The impersonator's own session continues, unless it has ended too.
      location.assign(isSignedIn() ? paths.dashboard : startPage);
    },
    onError: ({ title, message }) => toast({ title, body: message, status: "fail" }),
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
