import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { documentLabels } from "@polyportal/domain/application/steps/documents/documents";
import { slipWords } from "@polyportal/domain/messages/slip.words";
import type { SlipPart } from "../slip-part.ts";

const documents: SlipPart = (record, programme) => ({
  kind: "documents",
  title: slipWords.documentsUploaded,
  documents: askedDocuments(programme, record.answers).map(({ kind, about }) => {
    if (record.documents[kind] === undefined) return null;
    return about ? `${documentLabels[kind]} (${about})` : documentLabels[kind];
  }),
});

export const slip: readonly SlipPart[] = [documents];
