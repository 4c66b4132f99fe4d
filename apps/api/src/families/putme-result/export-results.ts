import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesOf } from "../../export/unit-names.ts";
import { putmeResultList } from "./list-results.ts";

const { columns, states } = words;

/** Results of the PUTME as a file, in the words of their page. */
export const putmeResultExport = exportOf("listPutmeResults", putmeResultList, {
  title: words.title,
  columns: [
    { id: "rank", label: columns.rank, kind: "number" },
    { id: "fullName", label: columns.fullName },
    { id: "applicationNumber", label: columns.applicationNumber },
    { id: "jambNumber", label: columns.jambNumber },
    { id: "programme", label: columns.programme },
    { id: "session", label: columns.session },
    { id: "department", label: columns.department },
    { id: "utme", label: columns.utme, kind: "number" },
    { id: "score", label: columns.score, cell: ({ score }) => score ?? words.absent },
    { id: "aggregate", label: columns.aggregate, kind: "number" },
    { id: "unmet", label: columns.unmet, cell: ({ unmet }) => unmet.join("; ") },
    { id: "venue", label: columns.venue },
    { id: "state", label: columns.state, cell: ({ state }) => states[state] },
    { id: "uploadedBy", label: columns.uploadedBy },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    programme: {
      label: columns.programme,
      words: (slugs) => slugs.map((slug) => entryBySlug(slug)?.title ?? slug),
    },
    department: { label: columns.department, words: namesOf(departments) },
    state: {
      label: columns.state,
      words: (values) => values.map((value) => states[value as keyof typeof states]),
    },
    sat: {
      label: words.sat,
      words: (values) => values.map((value) => (value === "true" ? words.present : words.absent)),
    },
  },
});
