import { createHash, timingSafeEqual } from "node:crypto";

/** The school's account with Remita. */
export type Merchant = {
  readonly merchantId: string;
  readonly serviceTypeId: string;
  readonly apiKey: string;
};

// Remita signs each call with a SHA-512 of the same parts in another order. The orders are known
// from public repositories, named at each.

/** Generate: merchantId + serviceTypeId + orderId + amount + apiKey. [ISRAEL-DUFF/taskiem docs/integrations/remita.md] */
export const generateHash = (merchant: Merchant, orderId: string, amount: string): string =>
  sha512(merchant.merchantId, merchant.serviceTypeId, orderId, amount, merchant.apiKey);

/** Status: (rrr or orderId) + apiKey + merchantId. [ISRAEL-DUFF/taskiem docs/integrations/remita.md] */
export const statusHash = (merchant: Merchant, reference: string): string =>
  sha512(reference, merchant.apiKey, merchant.merchantId);

/** Cancel: rrr + apiKey + merchantId. [ISRAEL-DUFF/taskiem docs/integrations/remita.md] */
export const cancelHash = (merchant: Merchant, rrr: string): string =>
  sha512(rrr, merchant.apiKey, merchant.merchantId);

/** Card page: merchantId + rrr + apiKey. [aymmuazu/remita-clone-app paynow.php] */
export const cardPageHash = (merchant: Merchant, rrr: string): string =>
  sha512(merchant.merchantId, rrr, merchant.apiKey);

/** Whether a received hash is the expected one, in constant time. */
export function sameHash(received: string, expected: string): boolean {
  const a = Buffer.from(received);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

function sha512(...parts: string[]): string {
  return createHash("sha512").update(parts.join("")).digest("hex");
}
