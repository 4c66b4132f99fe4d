import { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useClient } from "@polyportal/api-client/query/client-context";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import {
  documentLabels,
  type DocumentKind,
} from "@polyportal/domain/application/steps/documents/documents";
import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { FileField } from "@polyportal/ui/file-field";
import { toast } from "@polyportal/ui/toast";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { recordOptions } from "../../queries.ts";
import { SectionForm } from "../../section-form.tsx";
import type { SectionProps } from "../../section.ts";
import { WaitsToBeSent } from "../../waits-to-be-sent.tsx";
import type { DocumentsForm } from "./schema.ts";

/** The programme's documents, each kept as soon as it is chosen, and the declaration. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync } = useOperation("uploadDocuments");
  const [waits, setWaits] = useState(false);
  const asked = askedDocuments(programme, record.answers);
  const schema = useLazySchema<DocumentsForm, DocumentsForm>(async () => {
    const { documentsSchema } = await import("./schema.ts");
    return documentsSchema(asked);
  });
  const form = useAppForm(schema, {
    ...Object.fromEntries(asked.map(({ kind }) => [kind, record.documents[kind] ?? null])),
    declaration: false,
  });
  type Values = FormValues<typeof form>;

  return (
    <SectionForm
      form={form}
      flow={flow}
      onRefused={(messages) => {
        const { declarationUnticked } = sectionMessages;
        if (messages.includes(declarationUnticked.body)) {
          toast({ ...declarationUnticked, tone: "fail" });
        }
      }}
      status={waits && <WaitsToBeSent reloaded={false} />}
      save={() => {
        setWaits(false);
        return mutateAsync({
          ...programme.api,
          applicantId: record.applicantId,
          declaration: "true",
          // Without one of its documents it is saved no more, whenever it was.
          began: (record.saved.includes("documents") && record.savedAt["documents"]) || "",
        }).catch((error: unknown) => {
          if (error instanceof ApiError && error.kind === "offline") setWaits(true);
          throw error;
        });
      }}
      savedNotice={sectionMessages.documentsSaved}
    >
      <p className="text-ink-muted">{sectionMessages.documentsHint}</p>
      {asked.map((document) => (
        <DocumentField key={document.kind} {...{ ...document, programme, record, flow }} />
      ))}
      <CheckboxField<Values> name="declaration" label={programme.declaration} required />
    </SectionForm>
  );
}

/** One document, sent when it is chosen. */
function DocumentField({
  kind,
  required,
  programme,
  record,
  flow,
}: SectionProps & { kind: DocumentKind; required: boolean }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutateAsync: upload, progress } = useOperation("uploadDocument");
  const { mutateAsync: remove } = useOperation("removeDocument");
  const options = recordOptions(client, { programme, rrr: record.rrr });
  const { queryKey } = options;
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const keptNow = () => queryClient.getQueryData(queryKey)?.documents[kind] ?? null;
  /** What every call names, the file that stands there among it. */
  const named = () => ({
    ...programme.api,
    applicantId: record.applicantId,
    document: kind,
    began: keptNow() ?? "",
  });
  /** Runs a call; a refusal that concerns the whole application leads away, any other to the field. */
  const change = async (call: () => Promise<Pick<ApplicationRecord, "documents">>) => {
    try {
      const { documents } = await call();
      queryClient.setQueryData(queryKey, (before) => {
        const saved = before?.saved.filter((one) => one !== "documents" || documents[kind]);
        return before && { ...before, documents, saved: saved ?? [] };
      });
      return documents[kind] ?? "";
    } catch (error) {
      flow.onRefused(error);
      if (error instanceof ApiError && error.code === "section_changed") {
        // What stands there now is shown, and the field says why the file was not taken.
        await queryClient.fetchQuery(options).catch(() => {});
      }
      throw error;
    }
  };
  /** One after the other: a file chosen while another is on its way takes that one's place. */
  const inLine = (call: () => Promise<Pick<ApplicationRecord, "documents">>) => {
    const done = line.current.then(() => change(call));
    line.current = done.catch(() => {});
    return done;
  };
  return (
    <FileField
      name={kind}
      label={documentLabels[kind]}
      required={required}
      progress={progress === undefined ? undefined : progress * 100}
      onUpload={(file) => inLine(() => upload({ ...named(), file }))}
      keptNow={keptNow}
      onRemove={() => inLine(() => remove(named()))}
    />
  );
}
