import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import { describeList, yesOrNo, type RowOf } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

/** A file says in each row of which session it is, which the page says over them all. */
type InFile = RowOf<"listClassAdvisers"> & { readonly session?: string };

/** Who advises which class of a session. */
export const classAdviserList = describeList({
  name: "listClassAdvisers",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    { ...sharedColumns.session, value: ({ session }: InFile) => session, only: "file" },
    sharedColumns.department,
    sharedColumns.level,
    { id: "option", label: words.option },
    {
      id: "adviser",
      label: words.adviser,
      value: ({ adviser }) => adviser?.name ?? words.nobody,
    },
    { id: "students", label: words.students, kind: "number" },
    { id: "waiting", label: words.waiting, kind: "number" },
  ],
  sorts: {
    department: true,
    level: true,
    option: true,
    adviser: true,
    students: true,
    waiting: true,
  },
  filters: {
    sessionId: sharedFilters.session,
    department: sharedFilters.department,
    level: sharedFilters.level,
    option: { ...sharedFilters.option, several: true },
    advised: yesOrNo(words.adviser, words.advised, words.nobody),
  },
});
