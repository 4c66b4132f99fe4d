import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { referralSchema } from "@polyportal/domain/referral/referral-form";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { Conflict } from "../../parts/act/conflict.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
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
export function ReferralForm({ began, newest = began, onClose }: Props) {
  const queryClient = useQueryClient();
  const create = useOperation("createReferral", { invalidates: ["listReferrals"] });
  const update = useOperation("updateReferral", {
    invalidates: ["listReferrals", "getReferral"],
  });
  // A new code has nobody else's hand in it.
  const stale = useStale(newest ?? { revision: 0 }, () =>
    invalidate(queryClient, ["getReferral", "listReferrals"]),
  );
  const form = useAppForm(referralSchema, began ? valuesOf(began) : blank);
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      open
      form={form}
      onClose={onClose}
      title={began ? referralMessages.editTitle(began.code) : referralMessages.newTitle}
      intro={began ? referralMessages.editIntro : referralMessages.newIntro}
      submitLabel={actMessages.save}
      onSubmit={async (values) => {
        if (began) {
          const save = (revision: number) =>
            update.mutateAsync({ ...values, id: began.id, revision });
          if (!(await stale.save(save))) return;
        } else await create.mutateAsync(values);
        toast({
          title: began ? actMessages.saved(referralMessages.thing) : referralMessages.created,
          tone: "success",
        });
        onClose();
      }}
    >
      {stale.theirs && newest && (
        <Conflict
          message={stale.message}
          fields={fields.map((name) => ({
            label: columns[name],
            before: form.getValues(name),
            after: newest[name],
          }))}
          onKeepMine={stale.accept}
          onTakeTheirs={() => {
            stale.accept();
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
