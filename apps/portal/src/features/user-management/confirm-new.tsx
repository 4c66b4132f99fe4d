import { newUserMessages as words } from "@polyportal/domain/messages/new-user";
import { AskAct, type AskActProps } from "../../parts/act/ask-act.tsx";
import { markingBehind } from "./fields-behind.ts";

type Props = Pick<AskActProps, "onAct" | "onClose"> & {
  /** Whose account it will be, and in which role. */
  name: string;
  role: string;
  /** Marks the form's own fields with what the server says of them. */
  onFieldErrors: (fields: Readonly<Record<string, string>>) => void;
};

/** Before an account is made whose role decides over others' work: why, and the words where one does it alone. */
export function ConfirmNew({ name, role, onFieldErrors, onAct, onClose }: Props) {
  return (
    <AskAct
      title={words.confirmTitle(name, role)}
      question={words.question(name, role)}
      label={words.label}
      onClose={onClose}
      onAct={markingBehind(onAct, onFieldErrors)}
    />
  );
}
