import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDateTime } from "@polyportal/domain/format/date";
import { paymentCheckWords } from "@polyportal/domain/messages/payment-check.words";
import { paymentStateMessages } from "@polyportal/domain/messages/payment-state";
import { verificationWords } from "@polyportal/domain/messages/verification.words";
import { Alert } from "@polyportal/ui/alert";
import { Badge } from "@polyportal/ui/badge";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { Money } from "@polyportal/ui/money";
import { Reference } from "@polyportal/ui/reference";
import { RrrField } from "@polyportal/ui/rrr-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useSearchParams } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";

type Payment = Output<"verifyRemitaStatus">;

const badges = {
  paid: "success",
  pending: "warning",
  processing: "unapproved",
  failed: "fail",
  expired: "fail",
  unknown: "unapproved",
  "other-amount": "unapproved",
  surplus: "unapproved",
} as const satisfies Record<Payment["state"], unknown>;

/** The state of any RRR of this school, as the payment service says it now. */
export function Page() {
  const { mutateAsync, data, isPending } = useOperation("verifyRemitaStatus");
  // The dashboard names payments that settle nothing.
  const named = useSearchParams()[0].get("rrr");
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/payment/rrr-form")).rrrSchema,
  );
  const form = useAppForm(schema, { rrr: named ?? "" });
  type Values = FormValues<typeof form>;
  return (
    <PortalPage title={verificationWords.verifyPaymentStatus}>
      <div className="grid max-w-prose grid-cols-1 gap-6">
        <Alert status="info">{paymentCheckWords.enterRrr}</Alert>
        <Form form={form} onSubmit={async (asked) => void (await mutateAsync(asked))}>
          <RrrField<Values> name="rrr" label={verificationWords.rrr} required />
          <FormActions>
            <SubmitButton>{verificationWords.verify}</SubmitButton>
          </FormActions>
        </Form>
        <div role="status">{data && !isPending && <Found payment={data} />}</div>
      </div>
    </PortalPage>
  );
}

function Found({ payment }: { payment: Payment }) {
  const { word } = paymentStateMessages[payment.state];
  const words = verificationWords;
  return (
    <Card title={words.whatWeFound}>
      <DescriptionList
        items={[
          { term: words.status, value: <Badge status={badges[payment.state]}>{word}</Badge> },
          { term: words.rrr, value: <Reference label={words.rrr} value={payment.rrr} /> },
          { term: words.payer, value: payment.payerName },
          { term: words.amount, value: <Money amount={payment.amount} /> },
          { term: words.for, value: payment.description },
          { term: words.invoiceNumber, value: payment.invoiceNo },
          ...(payment.paidAt ? [{ term: words.paid, value: formatDateTime(payment.paidAt) }] : []),
        ]}
      />
      <p className="mt-6">{paymentCheckWords.next[payment.state]}</p>
    </Card>
  );
}
