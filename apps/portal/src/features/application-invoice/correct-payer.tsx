import { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { paidPayerSchema, payerSchema } from "@polyportal/domain/application-invoice/forms";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Conflict } from "../../parts/act/conflict.tsx";
import { ReasonField } from "../../parts/form/reason-field.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import { changed } from "./changed.ts";
import type { ApplicantInvoice } from "./use-invoice-acts.ts";

const { correct: labels, columns } = words;

const payerOf = ({ lastname, firstname, middlename, email, mobileNumber }: ApplicantInvoice) => ({
  lastname,
  firstname,
  middlename,
  email,
  mobileNumber,
});

const fields = [
  ["lastname", labels.lastname],
  ["firstname", labels.firstname],
  ["middlename", labels.middlename],
  ["email", columns.email],
  ["mobileNumber", columns.mobileNumber],
] as const;

/** Corrects who pays; once it is paid, phone and e-mail alone, against an identity check. */
export function CorrectPayer({
  invoice,
  onClose,
}: {
  invoice: ApplicantInvoice;
  onClose: () => void;
}) {
  const { id, invoiceNo } = invoice;
  const [was, setWas] = useState(() => payerOf(invoice));
  const [conflict, setConflict] = useState<string>();
  // Asked once another has saved it meanwhile.
  const { data, refetch } = useQuery({
    ...queryOptionsFor(useClient(), "listApplicantInvoices", { search: invoiceNo }),
    enabled: false,
  });
  const newest = data?.items.find((one) => one.id === id);
  const paid = (newest ?? invoice).state === "paid";
  const { mutateAsync } = useOperation("correctPayer", { invalidates: changed });
  const form = useAppForm(paid ? paidPayerSchema : payerSchema, {
    ...was,
    identity: "",
    reason: "",
  });
  type Values = FormValues<typeof form>;
  const goOnFrom = (theirs: typeof was) => {
    setWas(theirs);
    setConflict(undefined);
  };
  return (
    <SideForm
      form={form}
      title={labels.title(invoiceNo)}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={async (values) => {
        try {
          await mutateAsync({ id, ...values, was });
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
          const { data: now } = await refetch();
          // It is gone from the list: there is nothing to go on from.
          if (!now?.items.some((one) => one.id === id)) throw error;
          setConflict(error.message);
          return false;
        }
      }}
      saved={() => actMessages.saved(labels.thing)}
    >
      {conflict !== undefined && newest && (
        <Conflict
          message={conflict}
          fields={fields.map(([field, label]) => ({
            label,
            before: form.getValues(field) ?? "",
            after: newest[field],
          }))}
          onKeepMine={() => goOnFrom(payerOf(newest))}
          onTakeTheirs={() => {
            const theirs = payerOf(newest);
            goOnFrom(theirs);
            form.reset({ ...theirs, identity: "", reason: "" });
          }}
        />
      )}
      <p className="text-ink-muted">{paid ? labels.leadPaid : labels.lead}</p>
      <TextField<Values> name="lastname" label={labels.lastname} readOnly={paid} required />
      <TextField<Values> name="firstname" label={labels.firstname} readOnly={paid} required />
      <TextField<Values> name="middlename" label={labels.middlename} readOnly={paid} />
      <TextField<Values> name="email" label={columns.email} type="email" required />
      <PhoneField<Values> name="mobileNumber" label={columns.mobileNumber} required />
      {paid && (
        <TextField<Values>
          name="identity"
          label={labels.identity}
          hint={labels.identityHint}
          maxLength={200}
          required
        />
      )}
      <ReasonField />
    </SideForm>
  );
}
