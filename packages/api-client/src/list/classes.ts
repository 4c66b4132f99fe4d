import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { classes, counts } = words;

const counted = <const Id extends keyof typeof counts>(id: Id) =>
  ({ id, label: counts[id], kind: "number" }) as const;

/** The classes that somebody advises, heads or is dean of. */
export const classList = describeList({
  name: "listClasses",
  title: classes.title,
  search: classes.search,
  none: classes.none,
  columns: [
    { id: "class", label: classes.columns.class, value: words.nameOf },
    { ...sharedColumns.session, only: "file" },
    sharedColumns.semester,
    counted("students"),
    counted("registered"),
    counted("approved"),
    counted("waiting"),
    counted("returned"),
    counted("unregistered"),
    // These two the page asks for class by class.
    counted("complete"),
    { id: "meanCgpa", label: classes.columns.meanCgpa, kind: "points" },
  ],
  sorts: { class: true, students: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
  },
});
