import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { bursaryChargeWords as words } from "@polyportal/domain/messages/bursary-charges";
import { chargeSchema } from "@polyportal/domain/sundry/charge-form";
import { chargePayers } from "@polyportal/domain/sundry/charge-payers";
import { AmountField } from "@polyportal/ui/amount-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { Conflict } from "../../parts/act/conflict.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { Charge } from "./charge-columns.tsx";

type Props = {
  /** The charge as the form begins from it; none for a new one. */
  began: Charge | undefined;
  /** The same as the server has it now. */
  newest: Charge | undefined;
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

const fields = ["code", "name", "payer", "least", "most", "account"] as const;

const toldOf = (name: (typeof fields)[number], value: string | number): string =>
  name === "payer" ? payers[value as Charge["payer"]] : String(value);

/** A charge beside the list: new, or changed. Whoever began from an older one is told, and nothing is lost. */
export function ChargeForm({ began, newest = began, onClose }: Props) {
  const queryClient = useQueryClient();
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
      open
      form={form}
      onClose={onClose}
      title={began ? words.editTitle(began.code) : words.newTitle}
      intro={words.newIntro}
      submitLabel={actMessages.save}
      onSubmit={async (values) => {
        if (began) {
          const save = (revision: number) =>
            update.mutateAsync({ ...values, id: began.id, revision });
          if (!(await stale.save(save))) return;
        } else await create.mutateAsync(values);
        toast({
          title: began ? actMessages.saved(words.thing) : words.created,
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
            before: toldOf(name, form.getValues(name)),
            after: toldOf(name, newest[name]),
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
