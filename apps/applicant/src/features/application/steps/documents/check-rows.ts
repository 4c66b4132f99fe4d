import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { documentLabels } from "@polyportal/domain/application/steps/documents/documents";
import { sendMessages } from "@polyportal/domain/messages/send";
import { row, type CheckRows } from "../check-row.ts";

/** Which documents are uploaded. */
export const checkRows: CheckRows = ({ documents, answers }, programme) =>
  askedDocuments(programme, answers).map(({ kind }) =>
    row(kind, documentLabels[kind], documents[kind] ? sendMessages.uploaded : undefined),
  );
