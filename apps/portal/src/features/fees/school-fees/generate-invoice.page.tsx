import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatNaira } from "@polyportal/domain/format/naira";
import { paymentTypeNames } from "@polyportal/domain/messages/payment-types";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { Link } from "@polyportal/ui/link";
import { LockedField } from "@polyportal/ui/locked-field";
import { RadioField } from "@polyportal/ui/radio-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../../app/lazy-part.ts";
import { idIn } from "../../../parts/address/asked.ts";
import { FeeLines } from "../fee-lines.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { FormRefused } from "../../../parts/form/refused.tsx";
import { unlessRefused } from "../../../parts/form/unless-refused.ts";
import { addresses } from "./addresses.ts";

// With its dialog, which hardly anybody sees.
const OpenInvoice = lazyPart(async () => (await import("./open-invoice.tsx")).OpenInvoice);

/** Generates the invoice of a session's school fees: in full or in instalments. */
export function Page() {
  const [search] = useSearchParams();
  const sessionId = idIn(search, "session");
  if (sessionId === undefined) return <Navigate to={paths.schoolFeesSession} replace />;
  return <OfSession sessionId={sessionId} />;
}

function OfSession({ sessionId }: { sessionId: number }) {
  const client = useClient();
  const quote = useQuery(
    queryOptionsFor(client, "getFeeQuote", { sessionId, purpose: "school-fees" }),
  );
  return (
    <PortalPage title={schoolFeesWords.generateSchoolFeesInvoice}>
      <Fetched query={quote} label={schoolFeesWords.fetchingFees}>
        {(fee) => {
          const open = fee.invoices.find(({ state }) => state === "open");
          if (open) return <OpenInvoice invoice={open} />;
          if (fee.balance > 0) return <GenerateInvoice fee={fee} />;
          return (
            <Alert status="success">
              <p>
                {schoolFeesWords.nothingLeftOf(fee.session)}{" "}
                <Link href={paths.schoolFees}>{schoolFeesWords.backToFees}</Link>
              </p>
            </Alert>
          );
        }}
      </Fetched>
    </PortalPage>
  );
}

// Nobody needs it before the form is sent.
const loadSchema = async () => {
  const { feePartSchema } = await import("@polyportal/domain/fees/form");
  return feePartSchema;
};

function GenerateInvoice({ fee }: { fee: SessionFee }) {
  const navigate = useNavigate();
  const generate = useOperation("generateStudentInvoice", {
    invalidates: ["getFeeStatement", "getFeeQuote"],
  });
  const payable = fee.parts.filter(({ refusal }) => refusal === null);
  const form = useAppForm(useLazySchema(loadSchema), { paymentType: payable[0]?.paymentType });
  type Values = FormValues<typeof form>;
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={unlessRefused(async ({ paymentType }) => {
        const part = payable.find((one) => one.paymentType === paymentType);
        if (!part) return;
        const { sessionId, purpose } = fee;
        const order = { sessionId, purpose, paymentType, amount: part.amount };
        const { id } = await generate.mutateAsync(order);
        toast({ ...invoiceMessages.created, status: "success" });
        await navigate(addresses.invoice(id));
      })}
    >
      <LockedField label={schoolFeesWords.session} value={`${fee.session}, ${fee.level}`} />
      <FeeLines
        caption={schoolFeesWords.feePartsOf(fee.session)}
        lines={fee.lines}
        total={fee.total}
      />
      <RadioField<Values>
        name="paymentType"
        label={schoolFeesWords.howMuch}
        required
        options={payable.map(({ paymentType, amount }) => ({
          value: paymentType,
          label: `${paymentTypeNames[paymentType]}: ${formatNaira(amount)}`,
        }))}
      />
      <FormRefused error={generate.error} />
      <FormActions>
        <SubmitButton>{schoolFeesWords.generateInvoice}</SubmitButton>
      </FormActions>
    </Form>
  );
}
