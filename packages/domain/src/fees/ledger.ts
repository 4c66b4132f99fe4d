/** A fee that fell due, or a payment of it; amounts in naira. */
export type LedgerLine = {
  /** What it is; for a payment its invoice, too. */
  readonly description: string;
  /** When it was paid; null for what fell due. */
  readonly day: string | null;
  readonly invoiceId: string | null;
  readonly charged: number;
  readonly paid: number;
  /** What is owed after it. */
  readonly balance: number;
};

type Fee = {
  readonly session: string;
  readonly level: string;
  readonly total: number;
  readonly invoices: readonly {
    readonly id: string;
    readonly description: string;
    readonly state: string;
    readonly amount: number;
    readonly paidAt: string | null;
  }[];
};

const kobo = (naira: number): number => Math.round(naira * 100);

/**
 * Fees as a bank statement has them, the oldest first: what each session asked for, then what was paid
 * of it, each with what was owed after it. `fees` come the newest first, as the statement has them.
 */
export function feeLedger(fees: readonly Fee[]): LedgerLine[] {
  let owed = 0;
  const line = (entry: Omit<LedgerLine, "balance">): LedgerLine => {
    owed += kobo(entry.charged) - kobo(entry.paid);
    return { ...entry, balance: owed / 100 };
  };
  return fees.toReversed().flatMap(({ session, level, total, invoices }) => {
    if (total === 0 && invoices.length === 0) return [];
    const payments = invoices
      .filter(({ state }) => state === "paid")
      .toSorted((a, b) => ((a.paidAt ?? "") < (b.paidAt ?? "") ? -1 : 1));
    return [
      line({
        description: `${session}, ${level}`,
        day: null,
        invoiceId: null,
        charged: total,
        paid: 0,
      }),
      ...payments.map(({ id, description, amount, paidAt }) =>
        line({ description, day: paidAt, invoiceId: id, charged: 0, paid: amount }),
      ),
    ];
  });
}
