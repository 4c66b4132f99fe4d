import type { Output } from "@polyportal/api-client/client/client";
import { capsStatuses, jambChoices, jambLists } from "@polyportal/domain/jamb-list/lists";
import { jambListMessages as words } from "@polyportal/domain/messages/jamb-list";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { ofSession } from "../../parts/list/filters.ts";

type Candidate = Output<"listJambCandidates">["items"][number];

const { columns: heads } = words;

export const idOf = ({ id }: Candidate): string => id;
export const nameOf = ({ fullName }: Candidate): string => fullName;

export const columns: readonly DataColumn<Candidate>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: nameOf,
    rowHeader: true,
    fixed: true,
    width: 11,
    grow: 2,
  },
  {
    id: "jambNumber",
    header: heads.jambNumber,
    value: ({ jambNumber }) => jambNumber,
    width: 9,
    grow: 0,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  {
    id: "list",
    header: heads.list,
    value: ({ list }) => words.lists[list],
    sortable: false,
    width: 7,
    grow: 0,
  },
  {
    id: "gender",
    header: heads.gender,
    value: ({ gender }) => gender,
    sortable: false,
    hidden: true,
  },
  { id: "state", header: heads.state, value: ({ state }) => state, sortable: false, hidden: true },
  { id: "lga", header: heads.lga, value: ({ lga }) => lga, sortable: false, hidden: true },
  {
    id: "utmeScore",
    header: heads.utmeScore,
    value: ({ utmeScore }) => utmeScore,
    numeric: true,
    width: 5,
    grow: 0,
  },
  {
    id: "subjects",
    header: heads.subjects,
    value: ({ subjects }) => subjects.map(words.subject).join(", "),
    sortable: false,
    hidden: true,
  },
  {
    id: "course",
    header: heads.course,
    value: ({ course }) => course,
    sortable: false,
    width: 12,
    grow: 1,
  },
  {
    id: "choice",
    header: heads.choice,
    value: ({ choice }) => choice && words.choices[choice],
    sortable: false,
    hidden: true,
  },
  {
    id: "capsStatus",
    header: heads.capsStatus,
    value: ({ capsStatus }) => words.capsStatuses[capsStatus],
    sortable: false,
    width: 7,
    grow: 0,
  },
  {
    id: "application",
    header: heads.application,
    value: ({ application }) => application && words.application(application),
    sortable: false,
    width: 10,
  },
];

/** Some of the values that the portal knows, by what each is called. */
const someOf = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  called: Readonly<Record<Value, string>>,
): Filter => ({
  kind: "several",
  name,
  label,
  options: values.map((value) => ({ value, label: called[value] })),
});

/** What the list is narrowed down by. */
export const filtersOf = (sessions: Parameters<typeof ofSession>[1]): readonly Filter[] => [
  ofSession(heads.session, sessions),
  someOf("list", heads.list, jambLists, words.lists),
  someOf("choice", heads.choice, jambChoices, words.choices),
  someOf("capsStatus", heads.capsStatus, capsStatuses, words.capsStatuses),
];
