import type { Input } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { documentLabels, type DocumentKind } from "@polyportal/domain/application/documents";
import { stepOf } from "@polyportal/domain/application/steps";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { FileField } from "@polyportal/ui/file-field";
import { Progress } from "@polyportal/ui/progress";
import { toast } from "@polyportal/ui/toast";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { SectionForm } from "../section-form.tsx";
import type { SectionProps } from "../section.ts";
import type { DocumentsForm } from "./documents-schema.ts";

/** The programme's documents and the declaration. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync, progress } = useOperation("uploadDocuments");
  const kinds = stepOf(programme, "documents")?.documents ?? [];
  const isUploaded = (kind: DocumentKind) => record.documents[kind] !== undefined;
  const schema = useLazySchema<DocumentsForm, DocumentsForm>(async () => {
    const { documentsSchema } = await import("./documents-schema.ts");
    return documentsSchema(kinds, isUploaded);
  });
  const form = useAppForm(schema, {
    ...Object.fromEntries(kinds.map((kind) => [kind, null])),
    declaration: false,
  });

  const upload = (values: DocumentsForm) => {
    const input: Input<"uploadDocuments"> = {
      ...programme.api,
      applicantId: record.applicantId,
      declaration: "true",
    };
    for (const kind of kinds) input[kind] = values[kind] ?? undefined;
    return mutateAsync(input);
  };

  return (
    <SectionForm
      form={form}
      flow={flow}
      onRefused={(messages) => {
        const { declarationUnticked } = wizardMessages;
        if (messages.includes(declarationUnticked.body)) {
          toast({ ...declarationUnticked, tone: "fail" });
        }
      }}
      save={upload}
      savedNotice={wizardMessages.documentsSaved}
    >
      <p className="text-ink-muted">{wizardMessages.documentsHint}</p>
      {kinds.map((kind) => (
        <FileField
          key={kind}
          name={kind}
          label={documentLabels[kind]}
          required
          uploaded={isUploaded(kind)}
        />
      ))}
      <CheckboxField name="declaration" label={programme.declaration} required />
      {progress !== undefined && (
        <Progress label="Uploading your documents" value={progress * 100} />
      )}
    </SectionForm>
  );
}
