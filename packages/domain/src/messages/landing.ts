import { formatDate } from "../format/date.ts";
import { formatNaira } from "../format/naira.ts";

/** What an application costs, from and until when it can be begun. */
type Offer = {
  open: boolean;
  opensAt: string | null;
  closesAt: string | null;
  amount: number;
  from: boolean;
};

/** What the landing page says of an application: its fee, whether it is open, its last day. */
export const landingMessages = {
  fee: ({ amount, from }: Pick<Offer, "amount" | "from">) =>
    `${from ? "Fee from" : "Fee"} ${formatNaira(amount)}`,
  state: ({ open, opensAt, closesAt }: Omit<Offer, "amount" | "from">, now = new Date()) => {
    const day = formatDate(closesAt);
    if (open) return day ? `Open until ${day}` : "Open";
    if (opensAt !== null && new Date(opensAt) > now) return `Opens ${formatDate(opensAt)}`;
    return day ? `Closed since ${day}` : "Closed";
  },
} as const;

/** The application's sign-in: who has paid signs in, who has not is led to the invoice. */
export const openingMessages = {
  paid: (title: string) =>
    `I have paid: enter the RRR of your invoice for the ${title} application. It opens your form as you left it, and your slip when the form is complete.`,
  unpaid: "I have not paid yet:",
  invoice: "generate or open my invoice",
} as const;
