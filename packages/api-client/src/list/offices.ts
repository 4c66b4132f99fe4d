import { officeMessages as words, officeWords } from "@polyportal/domain/messages/office";
import { offices } from "@polyportal/domain/rights/offices";
import { describeList, yesOrNo } from "./describe.ts";

const { columns, file } = words;

/** Offices of all units; a page shows those of one kind, under its own heads. */
export const officeList = describeList({
  name: "listOffices",
  title: file.title,
  search: words.search,
  none: words.none,
  rowLabel: ({ unit, holder }) => `${holder}, ${unit}`,
  columns: [
    { id: "unit", label: file.unit },
    {
      id: "office",
      label: file.office,
      value: ({ office }) => officeWords[office].holder,
      only: "file",
    },
    {
      id: "holder",
      label: file.holder,
      value: ({ acting, holder }) => (acting ? words.acting(holder) : holder),
    },
    { id: "staffNumber", label: columns.staffNumber },
    { id: "since", label: columns.since, kind: "date" },
    {
      id: "until",
      label: columns.until,
      kind: "date",
      words: ({ until }) => (until ? undefined : words.openEnd),
    },
    { id: "state", label: columns.state, value: ({ state }) => words.states[state] },
  ],
  sorts: { unit: true, since: true, until: true },
  filters: {
    office: {
      label: file.office,
      options: offices.map((value) => ({ value, label: officeWords[value].holder })),
    },
    unit: { label: file.unit },
    current: yesOrNo(words.filterState, words.current, words.past),
    acting: yesOrNo(words.filterActing, words.actsFor, words.holds),
    "until-from": { label: words.untilFrom, days: columns.until },
    "until-to": { label: words.untilTo, days: columns.until },
  },
});
