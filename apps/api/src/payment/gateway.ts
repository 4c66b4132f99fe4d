/** What a payment reference is asked for. The amount is in kobo; the order id is ours and unique. */
export type PaymentRequest = {
  readonly orderId: string;
  readonly amountKobo: number;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
  readonly description: string;
  /** When the reference should stop taking money. Gateways know days: it holds to the end of that day. */
  readonly expiresAt?: Date;
};

/** A payment is asked after by the gateway's reference or by our order id. */
export type PaymentReference = { readonly rrr: string } | { readonly orderId: string };

/**
 * `pending` waits for the payer, `processing` for the gateway itself; `unknown` means that it cannot tell
 * now: of either of the last two nothing may be concluded, ask again.
 */
export type PaymentState = "pending" | "processing" | "paid" | "failed" | "unknown" | "not_found";

/** What the gateway says of one payment. */
export type PaymentStatus = {
  readonly state: PaymentState;
  readonly rrr: string | null;
  readonly orderId: string | null;
  readonly amountKobo: number | null;
  /** When the money was taken; only of a paid one, and only where the gateway says it. */
  readonly paidAt: Date | null;
  /** The gateway's own code, for the log and the bursary. */
  readonly code: string;
};

/** A form that the payer's browser posts to reach the gateway's card page. */
export type CardPage = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * The school's way to be paid. Every call may be repeated: nothing is charged by any of them.
 * All of them throw `GatewayUnavailable` (try again) or `GatewayRefused` (trying again will not help).
 */
export type PaymentGateway = {
  readonly name: "remita" | "sandbox";
  /** Whether real money moves: pages say so when it does not. */
  readonly live: boolean;
  /** Gets the reference to pay by. The same order asked for again gets the same reference. */
  readonly generate: (request: PaymentRequest) => Promise<{ rrr: string }>;
  /** Asks how a payment stands: the only thing that confirms one. */
  readonly status: (reference: PaymentReference) => Promise<PaymentStatus>;
  /** Stops an unpaid reference from taking money. */
  readonly cancel: (rrr: string) => Promise<void>;
  /** The way to the card page. Its action's origin must be allowed by the CSP's `form-action`. */
  readonly cardPage: (request: { rrr: string; responseUrl: string }) => CardPage;
};

/** The gateway is down, slow, or answers what cannot be understood. Ask again later. */
export class GatewayUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`payment gateway unavailable: ${reason}`, { cause });
    this.name = "GatewayUnavailable";
  }
}

/** The gateway understood and said no. */
export class GatewayRefused extends Error {
  readonly code: string;

  constructor(code: string, reason = "the gateway refused") {
    super(`${reason} (${code})`);
    this.name = "GatewayRefused";
    this.code = code;
  }
}
