import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";
import { ImportStands } from "./import-stands.tsx";
import { ImportStart } from "./import-start.tsx";

/** The three endpoints of an importer, by their names. */
export type ImportEndpoints =
  | { preview: "previewUsers"; upload: "uploadUsers"; sample: "downloadUsersSample" }
  | { preview: "previewLecturers"; upload: "uploadLecturers"; sample: "downloadLecturersSample" };

type Props = {
  endpoints: ImportEndpoints;
  /** What is imported: "lecturers". */
  noun: string;
  /** The way to what was imported. */
  next: ReactNode;
};

/**
 * Has the server import a sheet. The import's id stands in the address, so that its plan, progress and
 * outcome are there again after a reload, on another device too.
 */
export function ImportPage({ endpoints, noun, next }: Props) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get("import");
  return (
    <PortalPage title={words.title(noun)} lead={words.lead}>
      {id ? (
        <ImportStands
          key={id}
          id={id}
          upload={endpoints.upload}
          next={next}
          onOther={() => void navigate({ search: "", hash: "import" })}
        />
      ) : (
        <ImportStart
          endpoints={endpoints}
          noun={noun}
          onBegun={(importId) => setParams({ import: importId })}
        />
      )}
    </PortalPage>
  );
}
