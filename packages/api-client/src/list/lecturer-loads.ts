import { isOverloaded } from "@polyportal/domain/lecturer/load";
import { lecturerLoadMessages as words } from "@polyportal/domain/messages/lecturer-load";
import { describeList, yesOrNo } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** How much each lecturer teaches in a semester. */
export const lecturerLoadList = describeList({
  name: "listLecturerLoads",
  title: words.title,
  search: words.search,
  none: words.none,
  rowLabel: ({ fullName, semester }) => `${fullName}, ${semester}`,
  columns: [
    { id: "fullName", label: columns.lecturer },
    { id: "staffNumber", label: columns.staffNumber },
    sharedColumns.department,
    { ...sharedColumns.session, only: "file" },
    sharedColumns.semester,
    { id: "courses", label: columns.courses, kind: "number" },
    { id: "units", label: columns.units, kind: "units" },
    {
      id: "load",
      label: columns.load,
      value: ({ units }) => (isOverloaded(units) ? words.above : null),
    },
    {
      // Hours, to be reckoned with.
      id: "minutes",
      label: columns.hours,
      kind: "number",
      value: ({ minutes }) => (minutes === 0 ? null : Math.round((minutes / 60) * 100) / 100),
    },
  ],
  sorts: { fullName: true, units: true, minutes: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    lecturer: { label: columns.lecturer, from: "people" },
    department: sharedFilters.department,
    above: yesOrNo(columns.load, words.above, words.notAbove),
  },
});
