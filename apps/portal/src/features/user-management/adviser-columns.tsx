import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import type { DataColumn } from "@polyportal/ui/data-column";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";
import { classNameOf, idOf, type AdvisedClass } from "./advised-class.ts";

/** What the list of classes says of each. */
export const columns: readonly DataColumn<AdvisedClass>[] = [
  {
    id: "department",
    header: words.department,
    value: ({ department }) => department,
    cell: (one) => (
      <RecordLink id={idOf(one)}>
        <span aria-hidden="true">{one.department}</span>
        <span className="sr-only">{classNameOf(one)}</span>
      </RecordLink>
    ),
    rowHeader: true,
    width: 12,
    grow: 2,
  },
  { id: "level", header: words.level, value: ({ level }) => level, width: 6 },
  { id: "option", header: words.option, value: ({ option }) => option, width: 9 },
  {
    id: "adviser",
    header: words.adviser,
    value: ({ adviser }) => adviser?.name ?? words.nobody,
    cell: ({ adviser }) =>
      adviser ? <PersonLink id={adviser.id} name={adviser.name} /> : words.nobody,
    width: 11,
    grow: 2,
  },
  {
    id: "students",
    header: words.students,
    value: ({ students }) => students,
    numeric: true,
    width: 6,
    grow: 0,
  },
  {
    id: "waiting",
    header: words.waiting,
    value: ({ waiting }) => waiting,
    numeric: true,
    width: 8,
    grow: 0,
  },
];
