import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Invoice } from "@polyportal/api-client/contract/invoice";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatNaira } from "@polyportal/domain/format/naira";
import { invoiceDetailsSchema, type LockableDetail } from "@polyportal/domain/invoice/details";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { invoiceFormMessages as messages } from "@polyportal/domain/messages/invoice-form";
import { invoiceWords } from "@polyportal/domain/messages/invoice.words";
import { saying } from "@polyportal/domain/messages/notice";
import { asksJamb } from "@polyportal/domain/application/steps/programme/asks-jamb";
import type { KnownProgramme } from "@polyportal/domain/programmes/programme";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { LockedField } from "@polyportal/ui/locked-field";
import { TextField, type TextFieldProps } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { useFocusedHeading } from "../../app/focused-heading.ts";
import { CheckDetails } from "./check-details.tsx";
import { KeptWords, useKeptWords } from "./kept-words.tsx";
import type { Prefill } from "./prefill.ts";

/** What the look-up answers anew each time, and so no draft keeps. */
const notKept = ["mobileNumber", "sessionId", "amount"];

const lockable: readonly LockableDetail[] = ["lastname", "firstname", "middlename", "email"];

type Props = {
  programme: KnownProgramme;
  /** What is applied for, where the fee goes by it. */
  award: string | undefined;
  /** The form is for any programme: it asks JAMB's number where the programme does. */
  ofAny: boolean;
  prefill: Prefill;
  /** The invoice stands: what was typed for it is kept no more. */
  onMade: (invoice: Invoice) => void;
  onNoneIsMine: () => void;
  /** Leads to the invoices that stand for the phone number. */
  onShowOthers: () => void;
};

/**
 * Who pays: what the school knows already is masked and locked, the rest is asked, and all of it is read
 * back before the invoice is made.
 */
export function InvoiceDetails(props: Props) {
  const { programme, award, prefill, onMade, onNoneIsMine, onShowOthers } = props;
  const jamb = prefill.listedAlone || (props.ofAny && asksJamb(programme));
  const create = useOperation("createInvoice");
  const awardName = programme.awards?.find(({ value }) => value === award)?.label;
  const [checking, setChecking] = useState(false);
  const [sameNames, setSameNames] = useState<string>();
  // The form has just appeared under the one that was sent.
  const heading = useFocusedHeading();

  const locked = lockable.filter((detail) => prefill[detail] !== null);
  const form = useAppForm(invoiceDetailsSchema(programme.invoice.flow, locked, jamb), {
    // What is locked stays empty: the server keeps the real values.
    lastname: "",
    firstname: "",
    middlename: "",
    email: "",
    mobileNumber: prefill.mobileNumber,
    sessionId: prefill.sessionId,
    amount: prefill.amount,
    referralCode: "",
    jambNumber: "",
  });
  // Whoever types another phone number, or is asked for other details, is not shown these.
  const own = [programme.slug, award, prefill.mobileNumber, ...locked].join(" ");
  const draft = useKeptWords(own, form, notKept);

  const generate = async (again: boolean) => {
    setSameNames(undefined);
    try {
      const invoice = await create.mutateAsync({
        ...form.getValues(),
        applicationTypeId: programme.applicationTypeId,
        programme: programme.slug,
        award,
        record: prefill.record ?? undefined,
        again,
      });
      toast({ ...invoiceMessages.created, status: "success" });
      draft.clear();
      onMade(invoice);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "names_paid_already") {
        setSameNames(error.message);
        return;
      }
      // A field that the server refuses is put right in the form.
      for (const [name, message] of Object.entries(error.fields)) {
        form.setError(name as LockableDetail, { type: "server", message });
        setChecking(false);
      }
      toast({ ...saying(invoiceMessages.creationFailed, error.message), status: "fail" });
    }
  };

  if (checking) {
    const typed = form.getValues();
    const shown = (detail: LockableDetail) => prefill[detail] ?? typed[detail] ?? "";
    return (
      <CheckDetails
        names={[shown("lastname"), shown("firstname"), shown("middlename")]}
        email={shown("email")}
        mobileNumber={prefill.mobileNumber}
        amount={prefill.amount}
        jambNumber={typed.jambNumber}
        referralCode={typed.referralCode}
        programme={[programme.applicationName.trim(), awardName].filter(Boolean).join(", ")}
        sameNames={sameNames}
        busy={create.isPending}
        onChange={() => setChecking(false)}
        onGenerate={(again) => void generate(again)}
        onShowOthers={onShowOthers}
      />
    );
  }
  return (
    <section aria-labelledby="invoice-details" className="grid gap-6 border-t border-line pt-6">
      <h2 id="invoice-details" ref={heading} tabIndex={-1} className="text-22 font-semibold">
        {messages.details}
      </h2>
      {locked.length > 0 && (
        <div>
          <p>{messages.known}</p>
          <Button variant="secondary" className="mt-3" onClick={onNoneIsMine}>
            {messages.noneIsMine}
          </Button>
        </div>
      )}
      <Form
        form={form}
        onSubmit={() => {
          setSameNames(undefined);
          setChecking(true);
        }}
      >
        <Detail prefill={prefill} name="lastname" label={invoiceWords.surname} required />
        <Detail prefill={prefill} name="firstname" label={invoiceWords.firstName} required />
        <Detail prefill={prefill} name="middlename" label={invoiceWords.middleName} />
        <Detail prefill={prefill} name="email" label={invoiceWords.email} type="email" required />
        {jamb && (
          <TextField
            name="jambNumber"
            label={invoiceWords.jambNumber}
            autoComplete="off"
            autoCapitalize="characters"
            required
          />
        )}
        <TextField
          name="referralCode"
          label={messages.referral.label}
          hint={messages.referral.hint}
          autoComplete="off"
        />
        <LockedField label={invoiceWords.mobileNumber} value={prefill.mobileNumber} />
        {awardName && <LockedField label={invoiceWords.award} value={awardName} />}
        <LockedField label={invoiceWords.session} value={prefill.session} />
        <LockedField label={invoiceWords.amount} value={formatNaira(prefill.amount)} />
        <FormActions className="sm:flex-wrap">
          <SubmitButton>{messages.toCheck}</SubmitButton>
          <KeptWords draft={draft} onEmpty={() => form.reset()} />
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
