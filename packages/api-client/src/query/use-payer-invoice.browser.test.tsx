import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { ApiError } from "../client/api-error.ts";
import { refusal } from "../testing/fixed-client.ts";
import type { PaymentAnswer } from "@polyportal/domain/payment/answers";
import { usePayerInvoice } from "./use-payer-invoice.ts";

type State = "open" | "paid" | "expired";
type Invoice = { state: State; answer: PaymentAnswer | null };

const stored = (state: State, answer: PaymentAnswer | null = null): Invoice => ({ state, answer });

/** A gateway that gives these answers in turn and repeats the last one. */
const gatewayOf = (...answers: (Invoice | ApiError)[]) => {
  let asked = 0;
  return async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (!answer || !("answer" in answer)) throw answer;
    return answer;
  };
};

type Props = { returned: boolean; gateway: () => Promise<Invoice> };

const Page = ({ returned, gateway }: Props) => {
  const { invoice, error, confirming, answer, justPaid, confirm } = usePayerInvoice(
    ({ refresh }) => ({
      queryKey: ["invoice", refresh],
      queryFn: refresh ? gateway : async () => stored("open"),
      retry: false,
    }),
    returned,
  );
  return (
    <main>
      <p>Invoice {invoice?.state}</p>
      {confirming && <p role="status">Asking</p>}
      {answer && <p>Answer {answer}</p>}
      {justPaid && <p>Just paid</p>}
      {error && <p role="alert">{error.message}</p>}
      <button type="button" onClick={confirm}>
        Check again
      </button>
    </main>
  );
};

const open = (props: Props) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page {...props} />
    </QueryClientProvider>,
  );

test("a payer who has come back is told that the payment has arrived", async () => {
  const screen = await open({ returned: true, gateway: gatewayOf(stored("paid")) });
  await expect.element(screen.getByText("Invoice paid")).toBeVisible();
  await expect.element(screen.getByText("Just paid")).toBeVisible();
  await expect.element(screen.getByRole("status")).not.toBeInTheDocument();
});

test("the gateway is asked again by itself while it knows of no payment", async () => {
  const screen = await open({
    returned: true,
    gateway: gatewayOf(stored("open", "pending"), stored("paid")),
  });
  await expect.element(screen.getByText("Answer pending")).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Asking");
  await expect.element(screen.getByText("Just paid"), { timeout: 10_000 }).toBeVisible();
});

test("a declined card is said at once, and not asked about again before a press", async () => {
  const gateway = gatewayOf(stored("open", "failed"), stored("paid"));
  const screen = await open({ returned: true, gateway });
  await expect.element(screen.getByText("Answer failed")).toBeVisible();
  await expect.element(screen.getByRole("status")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Check again" }).click();
  await expect.element(screen.getByText("Just paid")).toBeVisible();
});

test("whoever only opens an invoice sees it as it is stored, and asks by a press", async () => {
  const screen = await open({ returned: false, gateway: gatewayOf(stored("paid")) });
  await expect.element(screen.getByText("Invoice open")).toBeVisible();
  await expect.element(screen.getByRole("status")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Check again" }).click();
  await expect.element(screen.getByText("Invoice paid")).toBeVisible();
});

test("a gateway that cannot be asked is not asked again before a press", async () => {
  const gateway = gatewayOf(refusal("gateway_unavailable"), stored("paid"));
  const screen = await open({ returned: true, gateway });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByRole("status")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Check again" }).click();
  await expect.element(screen.getByText("Just paid")).toBeVisible();
});
