import { bursaryChargeWords as words } from "@polyportal/domain/messages/bursary-charges";
import { chargePayers } from "@polyportal/domain/sundry/charge-payers";
import { describeList, oneOf, yesOrNo } from "./describe.ts";

const { columns, payers, states } = words;

/** The charges of the bursary. */
export const chargeList = describeList({
  name: "listBursaryFees",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    { id: "code", label: columns.code },
    { id: "name", label: columns.name },
    { id: "payer", label: columns.payer, value: ({ payer }) => payers[payer] },
    {
      id: "amount",
      label: columns.amount,
      value: ({ least, most }) => words.amount(least, most),
      only: "page",
    },
    { id: "least", label: columns.least, kind: "money", only: "file" },
    { id: "most", label: columns.most, kind: "money", only: "file" },
    { id: "account", label: columns.account },
    {
      id: "active",
      label: columns.active,
      value: ({ active }) => (active ? states.active : states.off),
    },
  ],
  sorts: { code: true, name: true },
  filters: {
    payer: oneOf(columns.payer, chargePayers, payers),
    active: yesOrNo(columns.active, states.active, states.off),
  },
});
