/** An applicant of the demo school, made through the API as the pages make one. */
import type { Server } from "./api-server.ts";
import { asking } from "./caller.ts";

type ApplicationType = { id: number; programme: string; sessionId: number; amount: number };

export type Invoice = {
  id: string;
  rrr: string;
  cardPayment: { action: string; fields: Record<string, string> };
};

const payer = {
  lastname: "Adébáyọ̀",
  firstname: "Ngọzi",
  middlename: "",
  email: "bench@example.com",
  mobileNumber: "08031234567",
};
const payingCard = "5060 0000 0000 0001";

/** An open invoice for a programme's application. */
export async function createInvoice(api: Server, programme: string): Promise<Invoice> {
  const ask = asking(api);
  const offers = await ask<ApplicationType[]>("GET", "/api/Application/application-types");
  const offer = offers.find((one) => one.programme === programme);
  if (!offer) throw new Error(`The demo school offers no ${programme}.`);
  const { id: applicationTypeId, sessionId, amount } = offer;
  const order = { ...payer, programme, applicationTypeId, sessionId, amount };
  return ask("POST", "/api/ApplicationInvoice/create-invoice", order);
}

/** Pays an invoice at the sandbox's card page, and has the API ask the gateway. */
export async function pay(api: Server, { id, cardPayment }: Invoice): Promise<void> {
  const { action, fields } = cardPayment;
  const response = await fetch(new URL("pay", new URL(action, api.url)), {
    method: "POST",
    body: new URLSearchParams({ ...fields, outcome: "pay-lost", number: payingCard }),
    redirect: "manual",
  });
  if (response.status >= 400) throw new Error(`The card page answered ${response.status}.`);
  const path = `/api/ApplicationInvoice/invoice/${id}?refresh=true`;
  const { paymentStatus } = await asking(api)<{ paymentStatus: boolean }>("GET", path);
  if (!paymentStatus) throw new Error("The payment was not confirmed.");
}
