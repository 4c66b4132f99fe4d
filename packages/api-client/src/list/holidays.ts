import { weekdayOf } from "@polyportal/domain/holiday/working-days";
import { holidayWords as words } from "@polyportal/domain/messages/holidays";
import { describeList, yesOrNo } from "./describe.ts";

const { columns } = words;

/** The calendar of holidays. */
export const holidayList = describeList({
  name: "listHolidays",
  title: words.title,
  search: words.search,
  none: words.none,
  key: "day",
  columns: [
    { id: "day", label: columns.day, kind: "date" },
    { id: "weekday", label: columns.weekday, value: ({ day }) => weekdayOf(day) },
    { id: "name", label: columns.name },
  ],
  sorts: { day: true, name: true },
  filters: { coming: yesOrNo(words.coming, words.yes, words.no) },
});
