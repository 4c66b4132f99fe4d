import { awaitedProofList as described } from "@polyportal/api-client/list/awaited-proofs";
import { awaitedProofWords as words } from "@polyportal/domain/messages/awaited-proofs";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOfList } from "../../export/described.ts";
import { namesOf } from "../../export/unit-names.ts";
import { awaitedProofList } from "./list-proofs.ts";

/** The export of awaited papers. */
export const awaitedProofExport = exportOfList(described, awaitedProofList, {
  session: { label: words.columns.session, words: namesOf(academicSessions) },
});
