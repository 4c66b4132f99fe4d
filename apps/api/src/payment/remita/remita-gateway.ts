import { amountText, readAmount } from "../amount-text.ts";
import { GatewayRefused, GatewayUnavailable } from "../gateway.ts";
import type {
  CardPage,
  PaymentGateway,
  PaymentReference,
  PaymentRequest,
  PaymentStatus,
} from "../gateway.ts";
import { exchange } from "../exchange.ts";
import { dayText, readTimestamp } from "./dates.ts";
import { cancelHash, cardPageHash, generateHash, statusHash } from "./hashes.ts";
import type { Merchant } from "./hashes.ts";
import { readReply } from "./reply.ts";
import type { RemitaReply } from "./reply.ts";
import { codes, isBadAccount, isDuplicate, isRefusal, stateOf } from "./status-codes.ts";

/** Where a gateway that speaks Remita's protocol lives, and who we are to it. */
export type RemitaOptions = {
  readonly name: PaymentGateway["name"];
  readonly merchant: Merchant;
  /** Address for our own calls. */
  readonly baseUrl: string;
  /** Address for the payer's browser, where it differs: a path keeps the sandbox on the page's origin. */
  readonly browserBaseUrl?: string;
  /** Milliseconds to wait for a complete answer. */
  readonly timeout?: number;
};

// "12 digits in every sample; no check digit is known."
const rrrPattern = /^\d{12}$/;
// References become a segment of the address, so that `..` must never be one.
const referencePattern = /^[\w-]{1,64}$/;

/** A gateway over Remita's HTTP protocol: Remita itself, or our sandbox, which speaks the same. */
export function createRemitaGateway(options: RemitaOptions): PaymentGateway {
  const { name, merchant, baseUrl, browserBaseUrl = baseUrl, timeout = 10_000 } = options;

  const call = (path: string, init: RequestInit = {}): Promise<RemitaReply> =>
    ask(`${trimSlash(baseUrl)}/echannelsvc/${path}`, init, timeout);

  async function generate(request: PaymentRequest): Promise<{ rrr: string }> {
    const amount = amountText(request.amountKobo);
    const hash = generateHash(merchant, request.orderId, amount);
    const reply = await call("merchant/api/paymentinit", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `remitaConsumerKey=${merchant.merchantId},remitaConsumerToken=${hash}`,
      },
      body: JSON.stringify({
        serviceTypeId: merchant.serviceTypeId,
        amount,
        orderId: request.orderId,
        payerName: request.payerName,
        payerEmail: request.payerEmail,
        payerPhone: request.payerPhone,
        description: request.description,
        ...(request.expiresAt && { expiryDate: dayText(request.expiresAt) }),
      }),
    });
    if (isDuplicate(reply.code)) return existing(request, reply.code);
    if (isRefusal(reply.code)) throw new GatewayRefused(reply.code);
    if (reply.code !== codes.generated)
      throw new GatewayUnavailable(`generate answered ${reply.code}`);
    if (!reply.rrr || !rrrPattern.test(reply.rrr)) throw new GatewayUnavailable("no usable RRR");
    return { rrr: reply.rrr };
  }

  /** The reference that an earlier try got, whose answer never reached us. */
  async function existing(request: PaymentRequest, code: string): Promise<{ rrr: string }> {
    const found = await status({ orderId: request.orderId });
    if (!found.rrr)
      throw new GatewayUnavailable(`duplicate order, but its look-up answered ${found.code}`);
    // Paying another amount than asked for would only make trouble later.
    if (found.amountKobo !== request.amountKobo) {
      throw new GatewayRefused(code, "the order id was used for another amount");
    }
    return { rrr: found.rrr };
  }

  async function status(reference: PaymentReference): Promise<PaymentStatus> {
    const [key, page] =
      "rrr" in reference ? [reference.rrr, "status.reg"] : [reference.orderId, "orderstatus.reg"];
    if (!referencePattern.test(key))
      return readStatus(reference, { ...nothing, code: codes.noSuchOrder });
    const path = [merchant.merchantId, key, statusHash(merchant, key), page];
    const reply = await call(path.map(encodeURIComponent).join("/"));
    if (isBadAccount(reply.code)) throw new GatewayRefused(reply.code);
    const answered = "rrr" in reference ? reply.rrr : reply.orderId;
    if (answered !== null && answered !== key) {
      throw new GatewayUnavailable("the answer is about another payment");
    }
    return readStatus(reference, reply);
  }

  async function cancel(rrr: string): Promise<void> {
    const reply = await call("v2/api/deactivate.json", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        rrr,
        merchantId: merchant.merchantId,
        hash: cancelHash(merchant, rrr),
      }),
    });
    if (reply.code === codes.success) return;
    if (isRefusal(reply.code)) throw new GatewayRefused(reply.code);
    throw new GatewayUnavailable(`cancel answered ${reply.code}`);
  }

  const cardPage = ({ rrr, responseUrl }: { rrr: string; responseUrl: string }): CardPage => ({
    action: `${trimSlash(browserBaseUrl)}/remita/ecomm/finalize.reg`,
    fields: {
      merchantId: merchant.merchantId,
      rrr,
      responseurl: responseUrl,
      hash: cardPageHash(merchant, rrr),
    },
  });

  return { name, live: name === "remita", generate, status, cancel, cardPage };
}

const nothing = { rrr: null, orderId: null, amount: null, paymentDate: null };

function readStatus(reference: PaymentReference, reply: RemitaReply): PaymentStatus {
  const state = stateOf(reply.code);
  const rrr = reply.rrr ?? ("rrr" in reference ? reference.rrr : null);
  const amountKobo = reply.amount === null ? null : readAmount(reply.amount);
  return {
    // A payment without its amount or reference confirms nothing.
    state: state === "paid" && (amountKobo === null || rrr === null) ? "unknown" : state,
    rrr,
    orderId: reply.orderId ?? ("orderId" in reference ? reference.orderId : null),
    amountKobo,
    paidAt: state === "paid" && reply.paymentDate ? readTimestamp(reply.paymentDate) : null,
    code: reply.code,
  };
}

/** One request and its reply; whatever keeps a reply from being understood means "unavailable". */
async function ask(url: string, init: RequestInit, timeout: number): Promise<RemitaReply> {
  const answer = await exchange(url, init, { timeout }).catch((cause: unknown) => {
    throw new GatewayUnavailable("no answer", cause);
  });
  if (answer.status >= 500) throw new GatewayUnavailable(`HTTP ${answer.status}`);
  const reply = readReply(answer.body);
  if (!reply) throw new GatewayUnavailable(`HTTP ${answer.status} with a body that is no reply`);
  return reply;
}

const trimSlash = (url: string): string => url.replace(/\/+$/, "");
