/**
 * An amount as the gateway is told it: whole naira plain (`1000`), kobo with two decimals
 * (`1000.50`). It is hashed as sent, so it is text from here on.
 */
export function amountText(kobo: number): string {
  if (!Number.isSafeInteger(kobo) || kobo <= 0)
    throw new RangeError(`not an amount in kobo: ${kobo}`);
  const naira = Math.trunc(kobo / 100);
  const rest = kobo % 100;
  return rest === 0 ? `${naira}` : `${naira}.${String(rest).padStart(2, "0")}`;
}

/**
 * Reads an amount in naira (`1000`, `"1000.5"`, `"1000.00"`, `31500.0`) as kobo without any
 * floating arithmetic; `null` for what is no amount, or is finer than a kobo.
 */
export function readAmount(amount: string | number): number | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(amount));
  if (!match) return null;
  const [, naira, decimals = ""] = match;
  return Number(`${naira}${decimals.padEnd(2, "0")}`);
}
