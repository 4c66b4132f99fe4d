import { ApiError } from "@polyportal/api-client/client/api-error";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { changeFeesSchema } from "@polyportal/domain/application-setup/forms";
import { wordsOfFee } from "@polyportal/domain/application-setup/typed-words";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { AmountField } from "@polyportal/ui/amount-field";
import { PasswordField } from "@polyportal/ui/password-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";
import { ReasonField } from "../../parts/form/reason-field.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import { awardsOf } from "./fees.tsx";
import { changed, type Setup } from "./setup.ts";

type Values = {
  fees: { award: string; amount: string }[];
  reason: string;
  typed: string;
  password: string;
};

/** Asks for another fee, which another approves; where nobody has to, with typed words. */
export function ChangeFee({ setup, onClose }: { setup: Setup; onClose: () => void }) {
  const { slug, sessionId, title, session } = setup;
  const awards = awardsOf(setup);
  const [asks, setAsks] = useState({ typed: false, password: false });
  const { mutateAsync } = useOperation("changeApplicationFee", { invalidates: changed });
  const { mutateAsync: confirm } = useOperation("provePassword");
  const form = useAppForm(changeFeesSchema, {
    fees: awards.map(({ award }) => ({
      award,
      amount: String(setup.fees.find((fee) => fee.award === award)?.amount ?? ""),
    })),
    reason: "",
    typed: "",
    password: "",
  });
  return (
    <SideForm
      form={form}
      title={words.fee.title(title, session)}
      submitLabel={words.fee.ask}
      onClose={onClose}
      onSubmit={async ({ password, ...given }) => {
        if (asks.password) await confirm({ password });
        try {
          const { waits } = await mutateAsync({ slug, sessionId, ...given });
          tellOutcome(waits, words.fee.changed);
        } catch (error) {
          const code = error instanceof ApiError ? error.code : undefined;
          if (code === "password_needed") return setAsks({ ...asks, password: true });
          if (code === "typed_wrong") setAsks({ ...asks, typed: true });
          throw error;
        }
        onClose();
      }}
    >
      <p className="text-ink-muted">{words.fee.lead}</p>
      {awards.map(({ award, label }, at) => (
        <AmountField<Values>
          key={award}
          name={`fees.${at}.amount`}
          label={awards.length > 1 ? label : words.fee.amount}
          required
        />
      ))}
      <ReasonField />
      {asks.typed && (
        <TextField<Values>
          name="typed"
          label={actMessages.typed(wordsOfFee(title))}
          autoComplete="off"
        />
      )}
      {asks.password && <PasswordField<Values> name="password" label={actMessages.password} />}
    </SideForm>
  );
}
