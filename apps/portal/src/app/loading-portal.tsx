import { readSession } from "@polyportal/api-client/client/sign-in-session";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Frame } from "./frame.tsx";
import { useSchool } from "./school.ts";
import { useSignOut } from "./sign-out.tsx";

/** Shown while the profile is loading: the frame with the name from the session's cookie. */
export function LoadingPortal() {
  const school = useSchool();
  const { askSignOut, signOutModal } = useSignOut();
  return (
    <Frame name={readSession()?.userName} modules={[]} onSignOut={askSignOut}>
      <title>{school.name}</title>
      <PageLoader />
      {signOutModal}
    </Frame>
  );
}
