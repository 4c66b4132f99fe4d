import { bursaryChargeWords as words } from "@polyportal/domain/messages/bursary-charges";
import type { ChargePayer } from "@polyportal/domain/sundry/charge-payers";
import { exportOf } from "../../export/export-list.ts";
import { chargeList } from "./list-charges.ts";

const { columns, payers, states } = words;

/** The charges of the bursary as a file, in the words of their page. */
export const chargeExport = exportOf("listBursaryFees", chargeList, {
  title: words.title,
  columns: [
    { id: "code", label: columns.code },
    { id: "name", label: columns.name },
    { id: "payer", label: columns.payer, cell: ({ payer }) => payers[payer] },
    { id: "least", label: columns.least, kind: "number" },
    { id: "most", label: columns.most, kind: "number" },
    { id: "account", label: columns.account },
    {
      id: "active",
      label: columns.active,
      cell: ({ active }) => (active ? states.active : states.off),
    },
  ],
  filters: {
    payer: {
      label: columns.payer,
      words: (values) => values.map((value) => payers[value as ChargePayer]),
    },
    active: {
      label: columns.active,
      words: (values) => values.map((value) => (value === "true" ? states.active : states.off)),
    },
  },
});
