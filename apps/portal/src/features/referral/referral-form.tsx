import { useClient } from "@polyportal/api-client/query/client-context";
import { invalidate, queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { referralSchema } from "@polyportal/domain/referral/referral-form";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStale } from "../../parts/act/use-stale.ts";
import { FormConflict } from "../../parts/form/form-conflict.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { Referral } from "./referral-columns.tsx";

type Props = {
  /** The code as the form begins from it; none for a new one. */
  began: Referral | undefined;
  onClose: () => void;
};

const { columns } = referralMessages;
const blank = { code: "", name: "", phone: "" };
const valuesOf = ({ code, name, phone }: Referral) => ({ code, name, phone });

const told = ({ code, name, phone }: ReturnType<typeof valuesOf>) => ({
  [columns.code]: code,
  [columns.name]: name,
  [columns.phone]: phone,
});

/** A code and whose it is, beside the list: new, or changed. */
export function ReferralForm({ began, onClose }: Props) {
  const queryClient = useQueryClient();
  // Another may save it meanwhile.
  const { data: newest = began } = useQuery({
    ...queryOptionsFor(useClient(), "getReferral", { id: began?.id ?? "" }),
    enabled: began !== undefined,
  });
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
      form={form}
      onClose={onClose}
      title={began ? referralMessages.editTitle(began.code) : referralMessages.newTitle}
      intro={began ? referralMessages.editIntro : referralMessages.newIntro}
      submitLabel={actMessages.save}
      onSubmit={(values) =>
        began
          ? stale.save((revision) => update.mutateAsync({ ...values, id: began.id, revision }))
          : create.mutateAsync(values)
      }
      saved={() => (began ? actMessages.saved(referralMessages.thing) : referralMessages.created)}
    >
      {newest && <FormConflict stale={stale} theirs={valuesOf(newest)} told={told} />}
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
