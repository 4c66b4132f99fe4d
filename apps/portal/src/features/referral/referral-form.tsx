import { ApiError } from "@polyportal/api-client/client/api-error";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { referralSchema } from "@polyportal/domain/referral/referral-form";
import { PhoneField } from "@polyportal/ui/phone-field";
import { SideForm } from "@polyportal/ui/side-form";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Conflict } from "../../parts/act/conflict.tsx";
import type { Referral } from "./referral-columns.tsx";

type Props = {
  /** The code as the form begins from it; none for a new one. */
  began: Referral | undefined;
  /** The same as the server has it now. */
  newest: Referral | undefined;
  onClose: () => void;
};

const { columns } = referralMessages;
const blank = { code: "", name: "", phone: "" };
const valuesOf = ({ code, name, phone }: Referral) => ({ code, name, phone });
const fields = ["code", "name", "phone"] as const;

/** A code and whose it is, beside the list: new, or changed. */
export function ReferralForm({ began: first, newest, onClose }: Props) {
  const [began, setBegan] = useState(first);
  const [conflict, setConflict] = useState<string>();
  const queryClient = useQueryClient();
  const create = useOperation("createReferral", { invalidates: ["listReferrals"] });
  const update = useOperation("updateReferral", {
    invalidates: ["listReferrals", "getReferral"],
  });
  const form = useAppForm(referralSchema, first ? valuesOf(first) : blank);
  type Values = FormValues<typeof form>;
  const settle = (next: Referral) => {
    setBegan(next);
    setConflict(undefined);
  };
  return (
    <SideForm
      open
      form={form}
      onClose={onClose}
      title={first ? referralMessages.editTitle(first.code) : referralMessages.newTitle}
      intro={first ? referralMessages.editIntro : referralMessages.newIntro}
      submitLabel={actMessages.save}
      onSubmit={async (values) => {
        try {
          if (began) {
            await update.mutateAsync({ ...values, id: began.id, revision: began.revision });
          } else await create.mutateAsync(values);
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
          setConflict(error.message);
          await invalidate(queryClient, ["getReferral", "listReferrals"]);
          return;
        }
        toast({
          title: began ? actMessages.saved(referralMessages.thing) : referralMessages.created,
          tone: "success",
        });
        onClose();
      }}
    >
      {conflict !== undefined && newest && newest.revision !== began?.revision && (
        <Conflict
          message={conflict}
          fields={fields.map((name) => ({
            label: columns[name],
            before: form.getValues(name),
            after: newest[name],
          }))}
          onKeepMine={() => settle(newest)}
          onTakeTheirs={() => {
            settle(newest);
            form.reset(valuesOf(newest));
          }}
        />
      )}
      <TextField<Values>
        name="code"
        label={columns.code}
        hint={referralMessages.codeHint}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        required
      />
      <TextField<Values> name="name" label={columns.name} autoComplete="off" required />
      <PhoneField<Values> name="phone" label={columns.phone} autoComplete="off" required />
    </SideForm>
  );
}
