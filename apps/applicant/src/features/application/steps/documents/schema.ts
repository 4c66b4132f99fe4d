import type { DocumentPlace } from "@polyportal/domain/application/steps/documents/documents";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { keptFile, type FileValue } from "@polyportal/ui/kept-file";

/** A file of a document, and whether it is required. */
export type AskedFile = { readonly place: DocumentPlace; readonly required: boolean };

/** The id of each uploaded file, and whether the declaration is ticked. */
export type DocumentsForm = Partial<Record<DocumentPlace, FileValue>> & { declaration: boolean };

/** Every required document is uploaded, and the declaration is ticked. */
export const documentsSchema = (asked: readonly AskedFile[]) => ({
  "~standard": {
    validate: async (given: unknown) => {
      const values = given as DocumentsForm;
      const issues = asked.flatMap(({ place, required }) => {
        if (!required && !values[place]) return [];
        const checked = keptFile().safeParse(values[place]);
        return (checked.error?.issues ?? []).map(({ message }) => ({ message, path: [place] }));
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
