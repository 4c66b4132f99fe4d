import { paymentHistoryMessages as messages } from "@polyportal/domain/messages/payment-history";
import { paymentHistoryWords as words } from "@polyportal/domain/messages/payment-history.words";
import { historyCodeSchema } from "@polyportal/domain/sundry/history-code";
import { historyNumberSchema } from "@polyportal/domain/sundry/payer-number";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { PageLoader } from "@polyportal/ui/page-loader";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { CodeForm } from "../../app/code-form.tsx";
import { PageFrame } from "../../app/page-frame.tsx";
import { useSchool } from "../../app/school.ts";
import { useLookup } from "../../app/use-lookup.tsx";

const Payments = lazyPart(async () => (await import("./payments.tsx")).Payments);

/** One's payments: the number that they stand under, the code of the e-mail, the list. */
export function Page() {
  const [number, setNumber] = useState<string>();
  const { helpLine } = useSchool();
  const request = useLookup("requestHistoryCode");
  const history = useLookup("getPaymentHistory");
  const form = useAppForm(historyNumberSchema, { number: "" });
  type Values = FormValues<typeof form>;
  const askFor = async (input: { number: string }) => {
    await request.ask(input);
    setNumber(input.number);
  };
  const sent = number !== undefined && request.answer !== undefined;
  return (
    <PageFrame title={words.title}>
      {history.answer ? (
        <Suspense fallback={<PageLoader />}>
          <Payments payments={history.answer.payments} />
        </Suspense>
      ) : sent ? (
        <CodeForm
          title={words.title}
          submitLabel={words.showPayments}
          sent={messages.codeSent}
          schema={historyCodeSchema}
          hint={messages.codeHint}
          another={words.anotherNumber}
          noCode={words.noCode(helpLine)}
          onCode={(code) => history.ask({ number, code })}
          onAnother={() => setNumber(undefined)}
          failure={history.failure}
        />
      ) : (
        <LookupForm
          title={words.title}
          info={words.info}
          submitLabel={words.sendCode}
          form={form}
          onSubmit={askFor}
          failure={request.failure}
        >
          <TextField<Values>
            name="number"
            label={words.number}
            required
            autoCapitalize="characters"
            autoComplete="off"
          />
        </LookupForm>
      )}
    </PageFrame>
  );
}
