import { useOperation } from "@polyportal/api-client/query/use-operation";
import { importParts } from "@polyportal/domain/import/parts";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";
import { Download } from "./download.tsx";
import { EarlierImports } from "./earlier-imports.tsx";
import { ImportStands } from "./import-stands.tsx";
import { ImportStart, previewTimeoutMs } from "./import-start.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import type { Imported } from "./import-types.ts";

export type ImportPageProps = {
  /** By the names of its endpoints. */
  of: Imported;
  /** What is imported: "lecturers". */
  noun: string;
  /** The importer's name, where it is not the noun. */
  kind?: string;
  /** Of the bulk edits of the page, and of those whose page imports nothing. */
  bulk?: readonly string[];
};

/**
 * Has the server import a sheet. The import's id stands in the address, so that its plan, progress and
 * outcome are there again after a reload, on another device too.
 */
export function ImportPage({ of, noun, kind = noun, bulk = [] }: ImportPageProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = params.get("import");
  const part = importParts[kind];
  useKeptFocus(id);
  const preview = useOperation(`preview${of}`, {
    onSuccess: ({ importId }) => setParams({ ...part?.within, import: importId }),
    timeoutMs: previewTimeoutMs,
  });
  return (
    <PortalPage
      title={words.title(noun)}
      lead={words.lead}
      actions={
        <Button asChild variant="secondary">
          <BareLink href={pathname + (part?.list ?? "")}>{words.backToList}</BareLink>
        </Button>
      }
    >
      {id ? (
        <ImportStands
          key={id}
          id={id}
          within={part?.within}
          sheet={{
            upload: `upload${of}`,
            onOther: () => {
              const search = new URLSearchParams(part?.within).toString();
              void navigate({ search, hash: "import" });
            },
          }}
        />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <ImportStart
            preview={preview}
            sample={
              <Download
                fetchFile={(client) => client.call(`download${of}Sample`, {})}
                fileName={`${noun}-sample.xlsx`}
              >
                {words.sample}
              </Download>
            }
          />
          <EarlierImports kinds={[kind, ...bulk]} />
        </div>
      )}
    </PortalPage>
  );
}
