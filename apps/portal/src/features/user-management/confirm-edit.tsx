import { editUserMessages as words } from "@polyportal/domain/messages/edit-user";
import { Comparison, type ComparedField } from "@polyportal/ui/comparison";
import type { ReactNode } from "react";
import { AskAct, type AskActProps } from "../../parts/act/ask-act.tsx";
import { WhoGains, type RightsWish } from "../../parts/rights/who-gains.tsx";
import { markingBehind } from "./fields-behind.ts";

type Props = Pick<AskActProps, "onAct" | "onClose"> & {
  /** Whose account it is. */
  name: string;
  /** Every field of the form, as it is and as it was typed. */
  fields: readonly ComparedField[];
  /** The old address is told. */
  tellsOld: boolean;
  /** The role as it was chosen, where it is another. */
  wish: RightsWish | undefined;
  /** What another has saved meanwhile, in the place of what changes. */
  conflict: ReactNode;
  /** Marks the form's own fields with what the server says of them. */
  onFieldErrors: (fields: Readonly<Record<string, string>>) => void;
};

/** Before an account is known otherwise: what changes, who gains and loses by it, and why. */
export function ConfirmEdit(props: Props) {
  const { name, fields, tellsOld, wish, conflict, onFieldErrors, onAct, onClose } = props;
  const changes = fields.filter(({ before, after }) => before !== after).length;
  return (
    <AskAct
      title={words.confirmTitle(name)}
      question={words.question(name, changes, { email: tellsOld, role: wish !== undefined })}
      label={words.label}
      onClose={onClose}
      onAct={markingBehind(onAct, onFieldErrors)}
    >
      {conflict ?? (
        <>
          <Comparison
            label={words.confirmTitle(name)}
            fields={fields}
            beforeTitle={words.before}
            afterTitle={words.after}
          />
          {wish && <WhoGains wish={wish} />}
        </>
      )}
    </AskAct>
  );
}
