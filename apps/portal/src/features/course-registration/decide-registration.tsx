import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { AskAct } from "../../parts/act/ask.tsx";
import { AskSure } from "../../parts/act/ask-sure.tsx";

type Registration = Output<"getRegistrationApproval">;
export type RegistrationAct = Registration["acts"][number];
type Props = { act: RegistrationAct; registration: Registration; onClose: () => void };

const changed = ["listRegistrationApprovals", "getRegistrationApproval"] as const;

/** Asks what a decision about one registration needs. */
export const DecideRegistration = ({ act, ...props }: Props) =>
  act === "approve" ? <Approve {...props} /> : <GiveBack {...props} act={act} />;

function Approve({ registration: { id, submittedAt, student }, onClose }: Omit<Props, "act">) {
  const { mutateAsync } = useOperation("approveRegistration", { invalidates: changed });
  return (
    <AskSure
      title={words.approve}
      question={words.approveOne(student.fullName)}
      label={words.approve}
      variant="primary"
      onClose={onClose}
      onAct={() => mutateAsync({ id, submittedAt })}
      done={words.done.approve(1)}
    />
  );
}

function GiveBack({
  act,
  registration: { id, submittedAt },
  onClose,
}: Props & { act: "return" | "annul" }) {
  const operation = act === "return" ? "returnRegistration" : "annulRegistration";
  const { mutateAsync } = useOperation(operation, { invalidates: changed });
  return (
    <AskAct
      title={words[act]}
      question={act === "return" ? words.question.return(1) : words.question.annul}
      label={words[act]}
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ id, submittedAt, reason })}
      done={words.done[act](1)}
    />
  );
}
