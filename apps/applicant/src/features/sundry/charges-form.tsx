import type { PublicCharge, PublicInvoice } from "@polyportal/api-client/contract/sundry-public";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { bursaryCollectionWords as words } from "@polyportal/domain/messages/bursary-collection.words";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import {
  chargeChoiceSchema,
  chargesSchema,
  isOpen,
  mostCharges,
} from "@polyportal/domain/sundry/charges";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { useFieldArray } from "react-hook-form";
import { ChosenCharge } from "./chosen-charge.tsx";
import { PayerFields } from "./payer-fields.tsx";

type Props = { onMade: (made: PublicInvoice) => void };

/** What is to be paid and for whom; the list of charges first. */
export function ChargesForm({ onMade }: Props) {
  const client = useClient();
  const { data, error, refetch } = useQuery(queryOptionsFor(client, "listPublicCharges", {}));
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle>{words.title}</PageTitle>
      {data ? (
        <Chooser charges={data} onMade={onMade} />
      ) : error ? (
        <Alert tone="fail" live>
          <p>{loadFailed(error.message)}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {tryAgainLabel}
          </Button>
        </Alert>
      ) : (
        <PageLoader label={words.loading} />
      )}
    </div>
  );
}

function Chooser({ charges, onMade }: Props & { charges: readonly PublicCharge[] }) {
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
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "charges" });
  const chosen = fields.map(({ code }) => code);
  const left = charges.filter(({ code }) => !chosen.includes(code));

  const add = (code: string | number) => {
    const charge = charges.find((one) => one.code === code);
    if (charge) append({ code: charge.code, amount: isOpen(charge) ? "" : charge.least });
    pick.reset();
  };

  if (charges.length === 0) return <Alert tone="info">{words.noCharges}</Alert>;
  return (
    <>
      <Alert tone="info">{words.info}</Alert>
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
            {fields.map(({ id, code }, index) => {
              const charge = charges.find((one) => one.code === code);
              return (
                charge && (
                  <ChosenCharge
                    key={id}
                    charge={charge}
                    index={index}
                    onRemove={() => remove(index)}
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
