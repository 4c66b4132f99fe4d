import { readSession } from "@polyportal/api-client/client/sign-in-session";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { ratingThanks } from "@polyportal/domain/messages/rating-thanks";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.ts";

const RatingModal = lazyPart(async () => (await import("@polyportal/ui/rating-modal")).RatingModal);

const laterKey = "rating-later";

/** Whether to ask now: the session says so, and the person has not dismissed it in this tab. */
const isAsked = (): boolean =>
  readSession()?.displayCSATModal === true && sessionStorage.getItem(laterKey) === null;

/** Asks for a rating if the session says that one is due. Dismissing it lasts as long as the tab. */
export function RatingPrompt() {
  const [open, setOpen] = useState(isAsked);
  const [asked] = useState(open);
  const { mutate, isPending, error } = useOperation("createRating", {
    onSuccess: () => {
      setOpen(false);
      toast({ ...ratingThanks, status: "success" });
    },
  });
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <RatingModal
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) sessionStorage.setItem(laterKey, "yes");
        }}
        busy={isPending}
        failure={error?.kind === "unreadable" ? "" : error?.message}
        onSubmit={(rating) => mutate(rating)}
      />
    </Suspense>
  );
}
