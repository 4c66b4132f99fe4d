import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatNaira } from "@polyportal/domain/format/naira";
import { invoiceDetailsSchema, type LockableDetail } from "@polyportal/domain/invoice/details";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { saying } from "@polyportal/domain/messages/notice";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { LockedField } from "@polyportal/ui/locked-field";
import { TextField, type TextFieldProps } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useEffect, useRef } from "react";
import type { InvoiceChoice } from "./generate-invoice.tsx";
import { useShowInvoice } from "./use-show-invoice.ts";

type Prefill = Output<"lookupInvoice">["prefill"];

const lockable: readonly LockableDetail[] = ["lastname", "firstname", "middlename", "email"];

/** Who pays: what the school knows already is masked and locked, the rest is asked. */
export function InvoiceDetails({
  programme,
  prefill,
}: {
  programme: InvoiceChoice;
  prefill: Prefill;
}) {
  const create = useOperation("createInvoice");
  const showInvoice = useShowInvoice();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has just appeared under the one that was sent.
  useEffect(() => heading.current?.focus(), []);

  const locked = lockable.filter((detail) => prefill[detail] !== null);
  const form = useAppForm(invoiceDetailsSchema(programme.invoice.flow, locked), {
    // What is locked stays empty: the server keeps the real values.
    lastname: "",
    firstname: "",
    middlename: "",
    email: "",
    mobileNumber: prefill.mobileNumber,
    sessionId: prefill.sessionId,
    amount: prefill.amount,
  });

  return (
    <section aria-labelledby="invoice-details" className="grid gap-6 border-t border-line pt-6">
      <h2 id="invoice-details" ref={heading} tabIndex={-1} className="text-22 font-semibold">
        Your details
      </h2>
      {locked.length > 0 && (
        <p>
          The school knows this phone number. What it knows already is partly hidden, to protect the
          number's owner, and goes on the invoice as it is.
        </p>
      )}
      <Form
        form={form}
        onSubmit={async (details) => {
          try {
            const invoice = await create.mutateAsync({
              ...details,
              applicationTypeId: programme.applicationTypeId,
              programme: programme.slug,
            });
            toast({ ...invoiceMessages.created, tone: "success" });
            showInvoice(invoice);
          } catch (error) {
            if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error;
            toast({ ...saying(invoiceMessages.creationFailed, error.message), tone: "fail" });
          }
        }}
      >
        <Detail prefill={prefill} name="lastname" label="Surname" required />
        <Detail prefill={prefill} name="firstname" label="First Name" required />
        <Detail prefill={prefill} name="middlename" label="Middle Name" />
        <Detail prefill={prefill} name="email" label="Email" type="email" required />
        <LockedField label="Mobile Number" value={prefill.mobileNumber} />
        <LockedField label="Session" value={prefill.session} />
        <LockedField label="Amount" value={formatNaira(prefill.amount)} />
        <FormActions>
          <SubmitButton>Generate Invoice</SubmitButton>
        </FormActions>
      </Form>
    </section>
  );
}

const autoComplete = {
  lastname: "family-name",
  firstname: "given-name",
  middlename: "additional-name",
  email: "email",
} as const satisfies Record<LockableDetail, string>;

function Detail({
  prefill,
  name,
  ...field
}: TextFieldProps & { prefill: Prefill; name: LockableDetail }) {
  const known = prefill[name];
  if (known !== null) return <LockedField label={field.label} value={known} />;
  return <TextField {...field} name={name} autoComplete={autoComplete[name]} />;
}
