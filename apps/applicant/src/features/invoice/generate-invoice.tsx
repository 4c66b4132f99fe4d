import { invoiceLookupSchema } from "@polyportal/domain/invoice/lookup";
import type { programmes } from "@polyportal/domain/programmes/programmes";
import { LockedField } from "@polyportal/ui/locked-field";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { PhoneField } from "@polyportal/ui/phone-field";
import { SelectField } from "@polyportal/ui/select-field";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useLookup } from "../../app/use-lookup.tsx";
import { InvoiceDetails } from "./invoice-details.tsx";
import { useShowInvoice } from "./use-show-invoice.ts";

/** A programme that an invoice can be generated for. */
export type InvoiceChoice = (typeof programmes)[number];

const formNames: Readonly<Record<string, string>> = {
  regNumber: "mobileNumber",
  applicationTypeId: "programme",
};

type Props = {
  title: string;
  /** What this page says of its invoices. */
  words: InvoiceChoice["invoice"];
  /** The types to choose from. */
  choices: readonly InvoiceChoice[];
  /** The type where it was chosen beforehand. */
  locked: InvoiceChoice | undefined;
};

/** Invoice type and phone number first; then the invoice they lead to, or the form for a new one. */
export function GenerateInvoice({ title, words, choices, locked }: Props) {
  const showInvoice = useShowInvoice();
  const lookup = useLookup("lookupInvoice", ({ invoice }) => invoice && showInvoice(invoice));
  const form = useAppForm(invoiceLookupSchema(words.flow), {
    programme: locked?.slug ?? "",
    mobileNumber: "",
  });
  const asked = choices.find(({ slug }) => slug === lookup.asked?.programme);
  const details = lookup.answer?.invoice ? undefined : lookup.answer?.prefill;

  return (
    <LookupForm
      title={title}
      info={words.info}
      submitLabel="Continue"
      form={form}
      fieldOf={(name) => formNames[name] ?? name}
      onSubmit={async ({ programme, mobileNumber }) => {
        const choice = choices.find(({ slug }) => slug === programme);
        if (!choice) return;
        await lookup.ask({
          applicationTypeId: choice.applicationTypeId,
          programme: choice.slug,
          regNumber: mobileNumber,
        });
      }}
      failure={lookup.failure}
      result={
        details &&
        asked && (
          <InvoiceDetails
            key={`${asked.slug} ${details.mobileNumber}`}
            programme={asked}
            prefill={details}
          />
        )
      }
    >
      {locked ? (
        <LockedField label="Invoice Type" value={nameOf(locked)} />
      ) : (
        <SelectField
          name="programme"
          label="Invoice Type"
          required
          options={choices.map((choice) => ({ value: choice.slug, label: nameOf(choice) }))}
        />
      )}
      <PhoneField
        name="mobileNumber"
        label="Mobile Number"
        required
        hint="It finds your invoice again, too: use a number that you keep."
      />
    </LookupForm>
  );
}

/** Some of the specification's names end in a space. */
const nameOf = ({ applicationName }: InvoiceChoice): string => applicationName.trim();
