import type { RowOf } from "@polyportal/api-client/list/describe";
import { useClient } from "@polyportal/api-client/query/client-context";
import { invalidate, queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { bursaryChargeWords as words } from "@polyportal/domain/messages/bursary-charges";
import { chargeSchema } from "@polyportal/domain/sundry/charge-form";
import { chargePayers } from "@polyportal/domain/sundry/charge-payers";
import { AmountField } from "@polyportal/ui/amount-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStale } from "../../parts/act/use-stale.ts";
import { FormConflict } from "../../parts/form/form-conflict.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";

export type Charge = RowOf<"listBursaryFees">;

type Props = {
  /** The charge as the form begins from it; none for a new one. */
  began: Charge | undefined;
  onClose: () => void;
};

const { columns, payers } = words;

const blank = { code: "", name: "", payer: "anyone" as const, least: "", most: "", account: "" };

const valuesOf = ({ code, name, payer, least, most, account }: Charge) => ({
  code,
  name,
  payer,
  least,
  most,
  account,
});

const told = (values: ReturnType<typeof valuesOf>) => ({
  [columns.code]: values.code,
  [columns.name]: values.name,
  [columns.payer]: payers[values.payer],
  [columns.least]: String(values.least),
  [columns.most]: String(values.most),
  [columns.account]: values.account,
});

/** A charge beside the list: new, or changed. Whoever began from an older one is told, and nothing is lost. */
export function ChargeForm({ began, onClose }: Props) {
  const queryClient = useQueryClient();
  // Another may save it meanwhile.
  const { data: newest = began } = useQuery({
    ...queryOptionsFor(useClient(), "getBursaryFee", { id: began?.id ?? 0 }),
    enabled: began !== undefined,
  });
  const create = useOperation("createBursaryFee", { invalidates: ["listBursaryFees"] });
  const update = useOperation("updateBursaryFee", {
    invalidates: ["listBursaryFees", "getBursaryFee", "getHistory"],
  });
  // A new charge has nobody else's hand in it.
  const stale = useStale(newest ?? { revision: 0 }, () =>
    invalidate(queryClient, ["getBursaryFee", "listBursaryFees"]),
  );
  const form = useAppForm(chargeSchema, began ? valuesOf(began) : blank);
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      onClose={onClose}
      title={began ? words.editTitle(began.code) : words.newTitle}
      intro={words.newIntro}
      submitLabel={actMessages.save}
      onSubmit={(values) =>
        began
          ? stale.save((revision) => update.mutateAsync({ ...values, id: began.id, revision }))
          : create.mutateAsync(values)
      }
      saved={() => (began ? actMessages.saved(words.thing) : words.created)}
    >
      {newest && <FormConflict stale={stale} theirs={valuesOf(newest)} told={told} />}
      <TextField<Values>
        name="code"
        label={columns.code}
        hint={words.codeHint}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        required
      />
      <TextField<Values> name="name" label={columns.name} autoComplete="off" required />
      <RadioField<Values>
        name="payer"
        label={columns.payer}
        options={chargePayers.map((value) => ({ value, label: payers[value] }))}
        required
      />
      <AmountField<Values> name="least" label={columns.least} required />
      <AmountField<Values> name="most" label={columns.most} hint={words.mostHint} required />
      <TextField<Values> name="account" label={columns.account} hint={words.accountHint} />
    </SideForm>
  );
}
