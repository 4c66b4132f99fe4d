import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";
import { EarlierImports } from "./earlier-imports.tsx";
import { ImportStands } from "./import-stands.tsx";
import { ImportStart } from "./import-start.tsx";

/** The three endpoints of an importer, by their names. */
export type ImportEndpoints =
  | { preview: "previewUsers"; upload: "uploadUsers"; sample: "downloadUsersSample" }
  | { preview: "previewLecturers"; upload: "uploadLecturers"; sample: "downloadLecturersSample" }
  | { preview: "previewFaculties"; upload: "uploadFaculties"; sample: "downloadFacultiesSample" }
  | {
      preview: "previewDepartments";
      upload: "uploadDepartments";
      sample: "downloadDepartmentsSample";
    }
  | {
      preview: "previewCourseLecturers";
      upload: "uploadCourseLecturers";
      sample: "downloadCourseLecturersSample";
    };

export type ImportPageProps = {
  endpoints: ImportEndpoints;
  /** What is imported: "lecturers". */
  noun: string;
  /** The importer's name, where it is not the noun. */
  kind?: string;
  /** The address of the list that it goes into. */
  list: string;
};

/**
 * Has the server import a sheet. The import's id stands in the address, so that its plan, progress and
 * outcome are there again after a reload, on another device too.
 */
export function ImportPage({ endpoints, noun, kind = noun, list }: ImportPageProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get("import");
  useKeptFocus(id);
  return (
    <PortalPage
      title={words.title(noun)}
      lead={words.lead}
      actions={
        <Button asChild variant="secondary">
          <BareLink href={list}>{words.backToList}</BareLink>
        </Button>
      }
    >
      {id ? (
        <ImportStands
          key={id}
          id={id}
          upload={endpoints.upload}
          onOther={() => void navigate({ search: "", hash: "import" })}
        />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <ImportStart
            endpoints={endpoints}
            noun={noun}
            onBegun={(importId) => setParams({ import: importId })}
          />
          <EarlierImports kind={kind} />
        </div>
      )}
    </PortalPage>
  );
}

/**
 * The import stands at the address of its list, so nobody has arrived at a page when it opens, goes on or
 * closes: the link or button that was pressed is gone, and the focus with it.
 */
function useKeptFocus(step: string | null): void {
  useEffect(() => {
    focusHeading();
    return () => void setTimeout(focusHeading);
  }, [step]);
}

function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("h1[data-page-title]")?.focus();
}
