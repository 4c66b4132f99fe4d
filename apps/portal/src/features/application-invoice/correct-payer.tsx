import { useOperation } from "@polyportal/api-client/query/use-operation";
import { payerSchema } from "@polyportal/domain/application-invoice/forms";
import { actMessages } from "@polyportal/domain/messages/act";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { ApplicantInvoice } from "./invoice-columns.tsx";
import { changed } from "./changed.ts";

const { correct: labels, columns } = words;

/** Corrects who pays; once it is paid, phone and e-mail alone, against an identity check. */
export function CorrectPayer({
  invoice,
  onClose,
}: {
  invoice: ApplicantInvoice;
  onClose: () => void;
}) {
  const { id, invoiceNo, lastname, firstname, middlename, email, mobileNumber } = invoice;
  const paid = invoice.state === "paid";
  const { mutateAsync } = useOperation("correctPayer", { invalidates: changed });
  const form = useAppForm(payerSchema, {
    lastname,
    firstname,
    middlename,
    email,
    mobileNumber,
    identity: "",
    reason: "",
  });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      open
      title={labels.title(invoiceNo)}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={async (values) => {
        await mutateAsync({ id, ...values });
        toast({ title: actMessages.saved(labels.thing), tone: "success" });
        onClose();
      }}
    >
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
      <TextareaField<Values>
        name="reason"
        label={actMessages.reason}
        hint={actMessages.reasonHint}
        maxLength={500}
        required
      />
    </SideForm>
  );
}
