import type { RowOf } from "@polyportal/api-client/list/describe";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { staffRequestMessages as words } from "@polyportal/domain/messages/staff-request";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";

export type Request = RowOf<"listStaffRequests">;

type Props = { request: Request; confirmed: boolean; onClose: () => void };

const { relationships } = words;

/** Asks before it is confirmed, or denied, that somebody puts an applicant forward. */
export function AnswerRequest({ request, confirmed, onClose }: Props) {
  const { id, fullName, relationship } = request;
  const { mutate, isPending } = useOperation("answerStaffRequest", {
    invalidates: ["listStaffRequests", "getAdminDashboard", "getHistory"],
    onSuccess: () =>
      toast({ title: confirmed ? words.confirmed : words.denied, status: "success" }),
    onError: ({ message }) => toast({ title: message, status: "fail" }),
  });
  const label = confirmed ? words.confirm : words.deny;
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={`${label}: ${fullName}`}
      question={
        confirmed
          ? words.confirmQuestion(fullName, relationships[relationship])
          : words.denyQuestion(fullName)
      }
      confirmLabel={label}
      dropLabel={words.keep}
      variant={confirmed ? "primary" : "danger"}
      busy={isPending}
      onConfirm={() => mutate({ id, confirmed }, { onSettled: onClose })}
    />
  );
}
