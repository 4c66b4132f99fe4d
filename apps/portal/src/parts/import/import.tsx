import { importParts } from "@polyportal/domain/import/parts";
import { actMessages } from "@polyportal/domain/messages/act";
import { withSearch } from "@polyportal/domain/routes/search";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { OrBulk } from "./or-bulk.tsx";
import type { ImportPageProps } from "./import-page.tsx";

// Most visits only look at the list.
const ImportPage = lazyPart(async () => (await import("./import-page.tsx")).ImportPage);

type OrImportProps = ImportPageProps & {
  /** Whether the reader may import. */
  allowed: boolean;
  /** The list's page. */
  children: ReactNode;
};

/** A list's page or, in its place, an import: started by `ImportLink`, or open by its id. */
export function OrImport({ allowed, children, ...page }: OrImportProps) {
  const { hash, search } = useLocation();
  const importing = hash === "#import" || new URLSearchParams(search).has("import");
  if (!allowed || !importing) return <OrBulk>{children}</OrBulk>;
  return (
    <Suspense fallback={<PageLoader />}>
      <ImportPage {...page} />
    </Suspense>
  );
}

type ImportLinkProps = {
  variant?: "primary" | "secondary";
  /** The importer's name, if the page has several. */
  kind?: string;
};

/** A link from a list's page to its import. */
export function ImportLink({ variant = "secondary", kind = "" }: ImportLinkProps) {
  const { pathname } = useLocation();
  return (
    <Button asChild variant={variant}>
      <BareLink href={`${withSearch(pathname, importParts[kind]?.within ?? {})}#import`}>
        {actMessages.importSheet}
      </BareLink>
    </Button>
  );
}
