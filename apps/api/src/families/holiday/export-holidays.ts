import { weekdayOf } from "@polyportal/domain/holiday/working-days";
import { holidayWords as words } from "@polyportal/domain/messages/holidays";
import { exportOf } from "../../export/export-list.ts";
import { holidayList } from "./list-holidays.ts";

const { columns } = words;

/** The calendar of holidays as a file, in the words of its page. */
export const holidayExport = exportOf("listHolidays", holidayList, {
  title: words.title,
  columns: [
    { id: "day", label: columns.day, kind: "date" },
    { id: "weekday", label: columns.weekday, cell: ({ day }) => weekdayOf(day) },
    { id: "name", label: columns.name },
  ],
  filters: {
    coming: {
      label: words.coming,
      words: (values) => values.map((value) => (value === "true" ? words.yes : words.no)),
    },
  },
});
