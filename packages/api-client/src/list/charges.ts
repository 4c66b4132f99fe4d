import { bursaryChargeWords as words } from "@polyportal/domain/messages/bursary-charges";
import { chargePayers } from "@polyportal/domain/sundry/charge-payers";
import { describeList, oneOf } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, payers } = words;

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
    sharedColumns.active,
  ],
  sorts: { code: true, name: true },
  filters: {
    payer: oneOf(columns.payer, chargePayers, payers),
    active: sharedFilters.active,
  },
});
