import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { awaitedProofWords as words } from "@polyportal/domain/messages/awaited-proofs";
import type { AwaitedProof } from "@polyportal/domain/application/awaited";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesOf } from "../../export/unit-names.ts";
import { awaitedProofList } from "./list-proofs.ts";

const { columns } = words;

/** Awaited papers as a file, in the words of their page. */
export const awaitedProofExport = exportOf("listAwaitedProofs", awaitedProofList, {
  title: words.title,
  columns: [
    { id: "number", label: columns.number },
    { id: "fullName", label: columns.fullName },
    { id: "programme", label: columns.programme },
    { id: "proof", label: columns.proof, cell: ({ proof }) => awaitedWords[proof] },
    { id: "from", label: columns.from },
    { id: "session", label: columns.session },
    { id: "sentAt", label: columns.sentAt, kind: "date" },
    { id: "receivedAt", label: columns.receivedAt, kind: "date" },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    proof: {
      label: columns.proof,
      words: (values) => values.map((value) => awaitedWords[value as AwaitedProof]),
    },
    received: {
      label: words.filters.received,
      words: (values) => values.map((value) => (value === "true" ? words.yes : words.no)),
    },
  },
});
