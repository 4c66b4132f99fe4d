import { useOperation } from "@polyportal/api-client/query/use-operation";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { tellFailed } from "../../parts/act/tell-failed.ts";

type Props = {
  ids: readonly string[];
  title: string;
  onClose: () => void;
  /** The rights are confirmed. */
  onDone?: () => void;
};

/** Asks before the rights of people are confirmed, and says of how many they were. */
export function ConfirmRights({ ids, title, onClose, onDone }: Props) {
  const { mutate, isPending } = useOperation("confirmRights", {
    invalidates: ["listRightsReviews", "getRightsReview", "getHistory"],
    onSuccess: ({ confirmed, leftOut }) => {
      toast({ title: words.confirmed(confirmed), body: words.leftOut(leftOut), status: "success" });
      onDone?.();
      onClose();
    },
    onError: (error) => {
      tellFailed(error);
      onClose();
    },
  });
  return (
    <Confirm
      open
      variant="primary"
      title={title}
      question={words.question}
      confirmLabel={words.confirm}
      busy={isPending}
      onOpenChange={onClose}
      onConfirm={() => mutate({ ids: [...ids] })}
    />
  );
}
