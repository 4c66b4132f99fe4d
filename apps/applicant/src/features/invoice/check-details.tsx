import { formatNaira } from "@polyportal/domain/format/naira";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { invoiceFormMessages as messages } from "@polyportal/domain/messages/invoice-form";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { FormActions } from "@polyportal/ui/form";
import { invoiceWords } from "@polyportal/domain/messages/invoice.words";
import { useFocusedHeading } from "../../app/focused-heading.ts";

type Props = {
  /** Surname, first name, middle name: as typed, or masked. */
  names: readonly [string, string, string];
  email: string;
  mobileNumber: string;
  /** In naira. */
  amount: number;
  jambNumber: string | undefined;
  referralCode: string | undefined;
  /** What is applied for. */
  programme: string;
  /** Why the invoice was not made: these names have paid already. */
  sameNames: string | undefined;
  busy: boolean;
  onChange: () => void;
  /** `again`: although the same names have paid. */
  onGenerate: (again: boolean) => void;
  onShowOthers: () => void;
};

/** Reads back what goes on the invoice, letter by letter, before it is made. */
export function CheckDetails(props: Props) {
  const { names, email, mobileNumber, amount, programme, sameNames, busy, onGenerate } = props;
  const { jambNumber, referralCode } = props;
  const heading = useFocusedHeading();
  const [lastname, firstname, middlename] = names;
  return (
    <section aria-labelledby="invoice-check" className="grid gap-6 border-t border-line pt-6">
      <h2 id="invoice-check" ref={heading} tabIndex={-1} className="text-22 font-semibold">
        {messages.check.title}
      </h2>
      <p>{messages.check.body}</p>
      <DescriptionList
        className="break-words"
        items={[
          { term: invoiceWords.surname, value: lastname },
          { term: invoiceWords.firstName, value: firstname },
          { term: invoiceWords.middleName, value: middlename },
          { term: invoiceWords.email, value: email },
          { term: invoiceWords.mobileNumber, value: mobileNumber },
          { term: invoiceWords.for, value: `${programme}, ${formatNaira(amount)}` },
          ...(jambNumber ? [{ term: invoiceWords.jambNumber, value: jambNumber }] : []),
          ...(referralCode ? [{ term: messages.referral.label, value: referralCode }] : []),
        ]}
      />
      {sameNames && (
        <Alert status="warning" title={errorCodes.names_paid_already.title} live>
          <p>{sameNames}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={props.onShowOthers}>
              {messages.sameNames.show}
            </Button>
            <Button variant="secondary" loading={busy} onClick={() => onGenerate(true)}>
              {messages.sameNames.again}
            </Button>
          </div>
        </Alert>
      )}
      <FormActions>
        <Button variant="secondary" onClick={props.onChange}>
          {messages.change}
        </Button>
        {!sameNames && (
          <Button loading={busy} onClick={() => onGenerate(false)}>
            {invoiceWords.generateInvoice}
          </Button>
        )}
      </FormActions>
    </section>
  );
}
