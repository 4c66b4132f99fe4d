import { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useClient } from "@polyportal/api-client/query/client-context";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import {
  labelOf,
  placesOf,
  shownPlaces,
  takesPdf,
  type DocumentPlace,
} from "@polyportal/domain/application/steps/documents/documents";
import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { imageTypes } from "@polyportal/domain/upload/limits";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { FileField } from "@polyportal/ui/file-field";
import { toast } from "@polyportal/ui/toast";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useWhole } from "../../opened.tsx";
import { recordOptions } from "../../queries.ts";
import { SectionForm } from "../../section-form.tsx";
import type { SectionProps } from "../../section.ts";
import { WaitsToBeSent } from "../../waits-to-be-sent.tsx";
import type { DocumentsForm } from "./schema.ts";

type Kept = Pick<ApplicationRecord, "documents" | "pdfs">;

/** The programme's documents, each uploaded at once, and the declaration. */
export function Section({ programme, record, flow }: SectionProps) {
  const { mutateAsync } = useOperation("uploadDocuments");
  const [waits, setWaits] = useState(false);
  const whole = useWhole(programme);
  const asked = askedDocuments(whole, record.answers);
  const files = asked.flatMap(({ kind, required }) =>
    placesOf(kind).map((place) => ({ place, required: required && place === kind })),
  );
  const schema = useLazySchema<DocumentsForm, DocumentsForm>(async () => {
    const { documentsSchema } = await import("./schema.ts");
    return documentsSchema(files);
  });
  const form = useAppForm(schema, {
    ...Object.fromEntries(files.map(({ place }) => [place, record.documents[place] ?? null])),
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
          toast({ ...declarationUnticked, status: "fail" });
        }
      }}
      status={waits && <WaitsToBeSent reloaded={false} />}
      save={() => {
        setWaits(false);
        return mutateAsync({
          ...programme.api,
          applicantId: record.applicantId,
          declaration: "true",
          // Without one of its documents it no longer counts as saved.
          began: (record.saved.includes("documents") && record.savedAt["documents"]) || "",
        }).catch((error: unknown) => {
          if (error instanceof ApiError && error.kind === "offline") setWaits(true);
          throw error;
        });
      }}
      savedNotice={sectionMessages.documentsSaved}
    >
      <p className="text-ink-muted">{sectionMessages.documentsHint}</p>
      {asked.flatMap(({ kind, required, about }) =>
        shownPlaces(kind, record).map((place) => (
          <DocumentField
            key={place}
            {...{ place, about, programme, record, flow }}
            required={required && place === kind}
          />
        )),
      )}
      <CheckboxField<Values> name="declaration" label={whole.declaration} required />
    </SectionForm>
  );
}

const withPdf = ["application/pdf", ...imageTypes];

/** One document, or a page of it, uploaded when chosen. */
function DocumentField({
  place,
  about,
  required,
  programme,
  record,
  flow,
}: SectionProps & { place: DocumentPlace; about: string | undefined; required: boolean }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutateAsync: upload, progress } = useOperation("uploadDocument");
  const { mutateAsync: remove } = useOperation("removeDocument");
  const options = recordOptions(client, { programme, rrr: record.rrr });
  const { queryKey } = options;
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const keptNow = () => queryClient.getQueryData(queryKey)?.documents[place] ?? null;
  /** The input of every call, including the file that is there now. */
  const named = () => ({
    ...programme.api,
    applicantId: record.applicantId,
    document: place,
    began: keptNow() ?? "",
  });
  /** Runs a call. Errors of the whole application are handled above, others shown at the field. */
  const change = async (call: () => Promise<Kept>) => {
    try {
      const { documents, pdfs } = await call();
      queryClient.setQueryData(queryKey, (before) => {
        const saved = before?.saved.filter((one) => one !== "documents" || documents[place]);
        return before && { ...before, documents, pdfs, saved: saved ?? [] };
      });
      return documents[place] ?? "";
    } catch (error) {
      flow.onRefused(error);
      if (error instanceof ApiError && error.code === "section_changed") {
        // Show the current file, with the error at the field.
        await queryClient.fetchQuery(options).catch(() => {});
      }
      throw error;
    }
  };
  /** One call at a time: a file chosen during an upload replaces that one. */
  const inLine = (call: () => Promise<Kept>) => {
    const done = line.current.then(() => change(call));
    line.current = done.catch(() => {});
    return done;
  };
  return (
    <FileField
      name={place}
      label={labelOf(place)}
      {...(takesPdf(place) && {
        accept: withPdf,
        hint: [about, sectionMessages.pagedHint].filter(Boolean).join(". "),
      })}
      required={required}
      progress={progress === undefined ? undefined : progress * 100}
      onUpload={(file) => inLine(() => upload({ ...named(), file }))}
      keptNow={keptNow}
      onRemove={() => inLine(() => remove(named()))}
    />
  );
}
