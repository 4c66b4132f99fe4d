import type { Output } from "@polyportal/api-client/client/client";
import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { catalogue } from "@polyportal/domain/programmes/catalogue";
import { isPutmeSlug } from "@polyportal/domain/putme-result/programmes";
import { putmeStates } from "@polyportal/domain/putme-result/states";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { ofDepartments, ofSession, yesOrNo } from "../../parts/list/filters.ts";

export type PutmeResult = Output<"listPutmeResults">["items"][number];

const { columns: heads, states } = words;

const looks = { waiting: "warning", released: "success", withheld: "unapproved" } as const;

export const idOf = ({ id }: PutmeResult): string => id;
export const nameOf = ({ applicationNumber, fullName }: PutmeResult): string =>
  `${applicationNumber}, ${fullName}`;

const figure = (id: "rank" | "utme" | "aggregate", sortable: boolean): DataColumn<PutmeResult> => ({
  id,
  header: heads[id],
  value: (result) => result[id],
  numeric: true,
  sortable,
  width: 6,
  grow: 0,
});

const text = (
  id: "jambNumber" | "programme" | "session" | "venue" | "uploadedBy",
): DataColumn<PutmeResult> => ({
  id,
  header: heads[id],
  value: (result) => result[id],
  sortable: false,
  hidden: true,
});

export const columns: readonly DataColumn<PutmeResult>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 10,
    grow: 2,
  },
  {
    id: "applicationNumber",
    header: heads.applicationNumber,
    value: ({ applicationNumber }) => applicationNumber,
    sortable: false,
    width: 8.5,
    grow: 0,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    width: 9,
  },
  figure("rank", false),
  figure("utme", false),
  {
    id: "score",
    header: heads.score,
    value: ({ score }) => score ?? words.absent,
    numeric: true,
    width: 6,
    grow: 0,
  },
  figure("aggregate", true),
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge status={looks[state]}>{states[state]}</Badge>,
    sortable: false,
    width: 9,
    grow: 0,
  },
  {
    id: "unmet",
    header: heads.unmet,
    value: ({ unmet }) => unmet.join("; "),
    sortable: false,
    width: 12,
    grow: 1,
  },
  text("jambNumber"),
  text("programme"),
  text("session"),
  text("venue"),
  text("uploadedBy"),
];

/** The programmes whose applicants are examined. */
export const examined = catalogue.flatMap(({ slug, title }) =>
  isPutmeSlug(slug) ? [{ value: slug, label: title }] : [],
);

/** What the list is narrowed down by. */
export const filtersOf = (
  sessions: Parameters<typeof ofSession>[1],
  faculties: Parameters<typeof ofDepartments>[1],
): readonly Filter[] => [
  ofSession(heads.session, sessions),
  { kind: "several", name: "programme", label: heads.programme, options: examined },
  ofDepartments(heads.department, faculties),
  {
    kind: "several",
    name: "state",
    label: heads.state,
    options: putmeStates.map((value) => ({ value, label: states[value] })),
  },
  yesOrNo("sat", words.sat, words.present, words.absent),
];
