import { useOperation } from "@polyportal/api-client/query/use-operation";
import { resetLinkMessages } from "@polyportal/domain/messages/reset-links";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellMailed } from "./tell-mailed.ts";

const { title, question, label } = resetLinkMessages.several;

/** Says to how many links by which passwords are chosen go, asks why, and sends them. */
export function SendLinks({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { mutateAsync } = useOperation("sendSetUpMail");
  return (
    <AskAct
      title={title}
      question={question(ids.length)}
      label={label(ids.length)}
      onClose={onClose}
      onAct={async ({ reason }) => tellMailed(await mutateAsync({ ids: [...ids], reason }))}
    />
  );
}
