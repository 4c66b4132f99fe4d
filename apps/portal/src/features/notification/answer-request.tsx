import type { RowOf } from "@polyportal/api-client/list/describe";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { staffRequestMessages as words } from "@polyportal/domain/messages/staff-request";
import { AskSure } from "../../parts/act/ask-sure.tsx";

export type Request = RowOf<"listStaffRequests">;

type Props = { request: Request; confirmed: boolean; onClose: () => void };

const { relationships } = words;

/** Asks before it is confirmed, or denied, that somebody puts an applicant forward. */
export function AnswerRequest({ request, confirmed, onClose }: Props) {
  const { id, fullName, relationship } = request;
  const { mutateAsync } = useOperation("answerStaffRequest", {
    invalidates: ["listStaffRequests", "getAdminDashboard", "getHistory"],
  });
  const label = confirmed ? words.confirm : words.deny;
  return (
    <AskSure
      title={`${label}: ${fullName}`}
      question={
        confirmed
          ? words.confirmQuestion(fullName, relationships[relationship])
          : words.denyQuestion(fullName)
      }
      label={label}
      dropLabel={words.keep}
      variant={confirmed ? "primary" : "danger"}
      onClose={onClose}
      onAct={() => mutateAsync({ id, confirmed })}
      done={confirmed ? words.confirmed : words.denied}
    />
  );
}
