import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { toast } from "@polyportal/ui/toast";
import { AskAct } from "../../parts/act/ask.tsx";
import { AskSure } from "../../parts/act/ask-sure.tsx";

/** A registration as it was seen. */
export type SeenRegistration = { readonly id: string; readonly submittedAt: string };

type Outcome = Output<"bulkApproveRegistrations">;
type Props = {
  act: "approve" | "return";
  registrations: readonly SeenRegistration[];
  onClose: () => void;
  onDone?: () => void;
};

const changed = ["listRegistrationApprovals", "getRegistrationApproval"] as const;

const tell = (act: Props["act"], { done, refused }: Outcome) =>
  toast({
    title: words.done[act](done),
    body: words.left(refused) || undefined,
    status: done > 0 ? "success" : "fail",
  });

/** Asks before many registrations are decided about at once, and says which were left. */
export const DecideRegistrations = (props: Props) =>
  props.act === "approve" ? <Approve {...props} /> : <Return {...props} />;

function Approve({ registrations, onClose, onDone }: Props) {
  const { mutateAsync } = useOperation("bulkApproveRegistrations", { invalidates: changed });
  return (
    <AskSure
      title={words.approve}
      question={words.question.approve(registrations.length)}
      label={words.approve}
      variant="primary"
      onClose={onClose}
      onAct={async () => {
        tell("approve", await mutateAsync({ registrations: [...registrations] }));
        onDone?.();
      }}
    />
  );
}

function Return({ registrations, onClose, onDone }: Props) {
  const { mutateAsync } = useOperation("bulkReturnRegistrations", { invalidates: changed });
  return (
    <AskAct
      title={words.return}
      question={words.question.return(registrations.length)}
      label={words.return}
      onClose={onClose}
      onAct={async ({ reason }) => {
        tell("return", await mutateAsync({ registrations: [...registrations], reason }));
        onDone?.();
      }}
    />
  );
}
