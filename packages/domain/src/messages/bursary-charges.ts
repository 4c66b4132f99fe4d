import { formatNaira } from "../format/naira.ts";
import type { ChargePayer } from "../sundry/charge-payers.ts";

/** Every word of the page on which the bursary makes its charges. */
export const bursaryChargeWords = {
  title: "Bursary Fees",
  lead: "What the bursary collects beside fees. Anybody's charges can be paid at Bursary Collection without an account.",
  search: "Code or name",
  none: "There is no charge yet.",
  add: "New charge",
  newTitle: "New charge",
  newIntro: "Invoices that are made keep their amount, whatever is changed here later.",
  editTitle: (code: string) => `Edit ${code}`,
  thing: "charge",
  acts: { edit: "Edit", switchOn: "Switch on", switchOff: "Switch off" },
  columns: {
    code: "Code",
    name: "Name",
    payer: "Payer",
    least: "Lowest amount",
    most: "Highest amount",
    amount: "Amount",
    account: "Account",
  },
  codeHint: "3 to 20 letters, digits or hyphens, such as BUR-014.",
  mostHint: "The same as the lowest where the amount is fixed.",
  accountHint: "Into which account it goes; leave it empty for the usual one.",
  payers: { anyone: "Anyone", student: "Students" } satisfies Record<ChargePayer, string>,
  amount: (least: number, most: number) =>
    least === most ? formatNaira(least) : `${formatNaira(least)} to ${formatNaira(most)}`,
  created: "The charge is made",
  switchedOn: "The charge can be paid again",
  switchedOff: "The charge can be put on no more invoices; open ones stay payable",
} as const;
