import { classAdviserList } from "@polyportal/api-client/list/class-advisers";
import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import { columnsOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";
import { classNameOf, idOf } from "./advised-class.ts";

/** What the list of classes says of each. */
export const columns = columnsOf(classAdviserList, {
  department: {
    cell: (one) => (
      <RecordLink id={idOf(one)}>
        <span aria-hidden="true">{one.department}</span>
        <span className="sr-only">{classNameOf(one)}</span>
      </RecordLink>
    ),
    width: 12,
    grow: 2,
  },
  option: { width: 9 },
  adviser: {
    cell: ({ adviser }) =>
      adviser ? <PersonLink id={adviser.id} name={adviser.name} /> : words.nobody,
    width: 11,
    grow: 2,
  },
  waiting: { width: 8, grow: 0 },
});
