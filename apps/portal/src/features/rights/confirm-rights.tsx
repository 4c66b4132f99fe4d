import { useOperation } from "@polyportal/api-client/query/use-operation";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { toast } from "@polyportal/ui/toast";
import { AskSure } from "../../parts/act/ask-sure.tsx";

type Props = {
  ids: readonly string[];
  title: string;
  onClose: () => void;
  /** The rights are confirmed. */
  onDone?: () => void;
};

/** Asks before the rights of people are confirmed, and says of how many they were. */
export function ConfirmRights({ ids, title, onClose, onDone }: Props) {
  const { mutateAsync } = useOperation("confirmRights", {
    invalidates: ["listRightsReviews", "getRightsReview", "getHistory"],
    onSuccess: ({ confirmed, leftOut }) => {
      toast({ title: words.confirmed(confirmed), body: words.leftOut(leftOut), status: "success" });
      onDone?.();
    },
  });
  return (
    <AskSure
      variant="primary"
      title={title}
      question={words.question}
      label={words.confirm}
      onClose={onClose}
      onAct={() => mutateAsync({ ids: [...ids] })}
    />
  );
}
