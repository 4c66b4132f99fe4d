import type { DocumentKind } from "@polyportal/domain/application/documents";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { imageFile } from "@polyportal/ui/image-file";

/** A file for each document that the programme asks for, and whether the declaration is ticked. */
export type DocumentsForm = Partial<Record<DocumentKind, File | null>> & { declaration: boolean };

/** Every scan is an image under the cap, missing only where one is uploaded already. */
export const documentsSchema = (
  kinds: readonly DocumentKind[],
  isUploaded: (kind: DocumentKind) => boolean,
) => ({
  "~standard": {
    validate: async (given: unknown) => {
      const values = given as DocumentsForm;
      const issues = kinds.flatMap((kind) => {
        const checked = imageFile({ optional: isUploaded(kind) }).safeParse(values[kind]);
        return (checked.error?.issues ?? []).map(({ message }) => ({ message, path: [kind] }));
      });
      const unticked = {
        message: wizardMessages.declarationUnticked.body,
        path: ["declaration"],
      };
      const all = values.declaration ? issues : [...issues, unticked];
      return all.length > 0 ? { issues: all } : { value: values };
    },
  },
});
