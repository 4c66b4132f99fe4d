import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import type { NoticeDraft } from "@polyportal/domain/notice/notice-form";
import { Alert } from "@polyportal/ui/alert";
import { Progress } from "@polyportal/ui/progress";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { useHoldAct } from "../../parts/act/hold-act.ts";

const { title, question, reckoning, none, label } = noticeBoardMessages.askMail;

type Props = {
  /** Of a notice that is on the board already. */
  id?: string;
  notice: Pick<NoticeDraft, "title" | "category" | "departmentIds" | "levelIds">;
  onClose: () => void;
  /** Saves the notice, whose letters go out for this reason. */
  onMail: (reason: string) => Promise<unknown>;
};

/** Says how many people a notice goes to by e-mail, and asks why, before it does. */
export function AskMail({ id, notice, onClose, onMail }: Props) {
  const { category, departmentIds, levelIds } = notice;
  const asked = { ...(id && { id }), category, departmentIds, levelIds };
  const { data, error } = useQuery(
    queryOptionsFor(useClient(), "countNoticeReaders", asked, { staleTimeMs: 0 }),
  );
  return (
    <AskAct
      title={title(notice.title)}
      question={data ? question(data.letters, data.left) : reckoning}
      label={label}
      onClose={onClose}
      onAct={({ reason }) => onMail(reason)}
    >
      {error && <Alert status="fail">{error.message}</Alert>}
      {!data && <Held>{!error && <Progress label={reckoning} />}</Held>}
      {data?.left === 0 && (
        <Held>
          <Alert status="warning">{none}</Alert>
        </Held>
      )}
    </AskAct>
  );
}

/** Nothing is mailed while this stands there. */
function Held({ children }: { children: ReactNode }) {
  useHoldAct(true);
  return children;
}
