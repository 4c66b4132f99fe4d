import { roles } from "@polyportal/domain/authentication/roles";
import { isImpersonable, mayImpersonate } from "@polyportal/domain/impersonation/impersonation";
import { userMessages } from "@polyportal/domain/messages/users";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { useMay } from "../../app/use-may.ts";
import type { Impersonated } from "./impersonate-dialog.tsx";

// A dialog with a form, which most visits do not open.
const Dialog = lazyPart(async () => (await import("./impersonate-dialog.tsx")).ImpersonateDialog);

type Person = Impersonated & {
  readonly userType: string;
  readonly role: string;
  readonly furtherRoles: readonly string[];
  readonly active: boolean;
  readonly setUp: boolean;
};

/** Whether the reader may impersonate at all, and why not a certain person. */
export function useImpersonation() {
  const { roles: own, impersonation } = useProfile();
  const mayBegin = useMay("users.impersonate", "impersonate");
  return {
    // The claim allows it, and the roles decide whom: for some that is nobody.
    allowed: mayBegin && mayImpersonate(own) && impersonation === null,
    whyNot: ({ furtherRoles, ...person }: Person): string | undefined => {
      const held = [person.role, ...furtherRoles].map((one) =>
        roles.find((known) => known === one),
      );
      const may = person.active && isImpersonable(own, { ...person, roles: held });
      return may ? undefined : userMessages.notImpersonable;
    },
  };
}

/** The dialog, loaded when opened. */
export const Impersonate = (props: { person: Impersonated; onClose: () => void }) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
