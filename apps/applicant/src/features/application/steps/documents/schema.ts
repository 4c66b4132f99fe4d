import type { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import type { DocumentKind } from "@polyportal/domain/application/steps/documents/documents";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { keptFile, type FileValue } from "@polyportal/ui/kept-file";

/** The id of each document that the programme asks for, once kept, and whether the declaration is ticked. */
export type DocumentsForm = Partial<Record<DocumentKind, FileValue>> & { declaration: boolean };

/** Every document is kept, and the declaration ticked. */
export const documentsSchema = (asked: ReturnType<typeof askedDocuments>) => ({
  "~standard": {
    validate: async (given: unknown) => {
      const values = given as DocumentsForm;
      const issues = asked.flatMap(({ kind, required }) => {
        if (!required && !values[kind]) return [];
        const checked = keptFile().safeParse(values[kind]);
        return (checked.error?.issues ?? []).map(({ message }) => ({ message, path: [kind] }));
      });
      const unticked = {
        message: sectionMessages.declarationUnticked.body,
        path: ["declaration"],
      };
      const all = values.declaration ? issues : [...issues, unticked];
      return all.length > 0 ? { issues: all } : { value: values };
    },
  },
});
