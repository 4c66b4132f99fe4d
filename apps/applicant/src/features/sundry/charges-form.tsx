import type { PublicCharge, PublicInvoice } from "@polyportal/api-client/contract/sundry-public";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { bursaryCollectionWords as words } from "@polyportal/domain/messages/bursary-collection.words";
import {
  chargeChoiceSchema,
  chargesSchema,
  isOpen,
  mostCharges,
} from "@polyportal/domain/sundry/charges";
import { Alert } from "@polyportal/ui/alert";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useWatch } from "react-hook-form";
import { ChosenCharge } from "./chosen-charge.tsx";
import { PayerFields } from "./payer-fields.tsx";

type Props = { charges: readonly PublicCharge[]; onMade: (made: PublicInvoice) => void };

/** What is to be paid and for whom. */
export function ChargesForm({ charges, onMade }: Props) {
  const create = useOperation("createPublicInvoice");
  const pick = useAppForm(chargeChoiceSchema, { code: "" });
  const form = useAppForm(chargesSchema, {
    charges: [],
    payerKind: "student",
    number: "",
    lastname: "",
    firstname: "",
    mobileNumber: "",
    email: "",
  });
  const bill = useWatch({ control: form.control, name: "charges" });
  const chosen = bill.map(({ code }) => code);
  const set = (charges: typeof bill) => form.setValue("charges", charges, { shouldDirty: true });
  const left = charges.filter(({ code }) => !chosen.includes(code));

  const add = (code: string | number) => {
    const charge = charges.find((one) => one.code === code);
    const amount = charge && (isOpen(charge) ? "" : charge.least);
    if (amount !== undefined) set([...form.getValues("charges"), { code: String(code), amount }]);
    pick.reset();
  };

  if (charges.length === 0) return <Alert status="info">{words.noCharges}</Alert>;
  return (
    <>
      <Alert status="info">{words.info}</Alert>
      {chosen.length < mostCharges ? (
        <Form form={pick} onSubmit={() => {}}>
          <ComboboxField
            name="code"
            label={words.addCharge}
            hint={chosen.length === 0 ? words.addFirst : undefined}
            placeholder={words.searchCharges}
            onChosen={add}
            options={left.map(({ code, name, least, most }) => ({
              value: code,
              label: `${code} · ${name} · ${words.costs(least, most)}`,
            }))}
          />
        </Form>
      ) : (
        <p>{words.mostChosen(mostCharges)}</p>
      )}
      {chosen.length > 0 && (
        <Form form={form} onSubmit={async (values) => onMade(await create.mutateAsync(values))}>
          <section aria-labelledby="chosen-charges" className="grid gap-4">
            <h2 id="chosen-charges" className="text-18 font-semibold">
              {words.chosen}
            </h2>
            {chosen.map((code, index) => {
              const charge = charges.find((one) => one.code === code);
              return (
                charge && (
                  <ChosenCharge
                    key={code}
                    charge={charge}
                    index={index}
                    onRemove={() => set(bill.filter((one) => one.code !== code))}
                  />
                )
              );
            })}
          </section>
          <PayerFields />
          <FormActions>
            <SubmitButton>{words.generate}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </>
  );
}
