import { formatDate } from "@polyportal/domain/format/date";
import { officeMessages, officeWords } from "@polyportal/domain/messages/office";
import type { Office } from "@polyportal/domain/rights/offices";
import { inArray } from "drizzle-orm";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { officeList } from "./list-offices.ts";

const { acting, columns, current, filterState, openEnd, past, states, file } = officeMessages;
const { filterActing, actsFor, holds, untilFrom, untilTo } = officeMessages;

const daysInWords = (days: readonly string[]) => days.map((day) => formatDate(day));

/** Offices as a file, in the words of their pages. */
export const officeExport = exportOf("listOffices", officeList, {
  title: file.title,
  columns: [
    { id: "unit", label: file.unit },
    { id: "office", label: file.office, cell: ({ office }) => officeWords[office].holder },
    {
      id: "holder",
      label: file.holder,
      cell: (held) => (held.acting ? acting(held.holder) : held.holder),
    },
    { id: "staffNumber", label: columns.staffNumber },
    { id: "since", label: columns.since, cell: ({ since }) => formatDate(since) },
    {
      id: "until",
      label: columns.until,
      cell: ({ until }) => (until ? formatDate(until) : openEnd),
    },
    { id: "state", label: columns.state, cell: ({ state }) => states[state] },
  ],
  filters: {
    office: {
      label: file.office,
      words: (values) => values.map((value) => officeWords[value as Office].holder),
    },
    unit: {
      label: file.unit,
      words: async (ids, db) => {
        const of = ids.map(Number);
        const [some, others] = await Promise.all([
          db.select().from(departments).where(inArray(departments.id, of)),
          db.select().from(faculties).where(inArray(faculties.id, of)),
        ]);
        return [...some, ...others].map(({ name }) => name);
      },
    },
    current: yesOrNo(filterState, current, past),
    acting: yesOrNo(filterActing, actsFor, holds),
    "until-from": { label: untilFrom, words: daysInWords },
    "until-to": { label: untilTo, words: daysInWords },
  },
});
