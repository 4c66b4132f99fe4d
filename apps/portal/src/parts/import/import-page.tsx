import { useOperation } from "@polyportal/api-client/query/use-operation";
import { importParts } from "@polyportal/domain/import/parts";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { Download } from "./download.tsx";
import { ImportFrame } from "./import-frame.tsx";
import { ImportStart, previewTimeoutMs } from "./import-start.tsx";
import type { Imported } from "./import-types.ts";

export type ImportPageProps = {
  /** By the names of its endpoints. */
  of: Imported;
  /** What is imported: "lecturers". */
  noun: string;
  /** The importer's name; by default the noun. */
  kind?: string;
  /** Names of bulk edits to list too: of this page, and of pages without imports. */
  bulk?: readonly string[];
};

/**
 * Imports a sheet on the server. The import's id is in the address, so that plan, progress and result survive
 * a reload and open on other devices.
 */
export function ImportPage({ of, noun, kind = noun, bulk = [] }: ImportPageProps) {
  const [, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const part = importParts[kind];
  const preview = useOperation(`preview${of}`, {
    onSuccess: ({ importId }) => setParams({ ...part?.within, import: importId }),
    timeoutMs: previewTimeoutMs,
  });
  return (
    <ImportFrame
      title={words.title(noun)}
      back={{ href: pathname + (part?.list ?? "") }}
      within={part?.within}
      sheet={{
        upload: `upload${of}`,
        onOther: () => {
          const search = new URLSearchParams(part?.within).toString();
          void navigate({ search, hash: "import" });
        },
      }}
      start={
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
      }
      kinds={[kind, ...bulk]}
    />
  );
}
