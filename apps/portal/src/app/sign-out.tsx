import { useOperation } from "@polyportal/api-client/query/use-operation";
import { saying } from "@polyportal/domain/messages/notice";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { toast } from "@polyportal/ui/toast";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { announceSignOut, toStartPage } from "./signed-out.ts";

const loadModal = async () => {
  const { SignOutModal } = await import("@polyportal/ui/sign-out-modal");
  return { default: SignOutModal };
};
const SignOutModal = lazy(loadModal);

type SignOut = {
  /** Opens the confirmation. */
  askSignOut: () => void;
  /** The confirmation, to render anywhere on the page. */
  signOutModal: ReactNode;
};

/** Signing out: confirmation, request, then this tab and the others go to the start page. */
export function useSignOut(): SignOut {
  const [open, setOpen] = useState<boolean>();
  const { mutate, isPending, isSuccess } = useOperation("logout", {
    onSuccess: () => {
      // The next person at this device must not read what was typed.
      removeDrafts();
      announceSignOut();
      toStartPage();
    },
    onError: ({ message }) => {
      setOpen(false);
      toast({ ...saying(shellMessages.signOutFailed, message), status: "fail" });
    },
  });
  // Loaded after the page and before it is needed.
  useEffect(() => void loadModal().catch(() => {}), []);
  return {
    askSignOut: () => setOpen(true),
    signOutModal: open !== undefined && (
      <Suspense fallback={null}>
        <SignOutModal
          open={open}
          onOpenChange={setOpen}
          busy={isPending || isSuccess}
          onSignOut={() => mutate({})}
        />
      </Suspense>
    ),
  };
}
