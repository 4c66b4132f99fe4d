import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";
import { ButtonLink } from "../link/button-link.tsx";
import { EarlierImports } from "./earlier-imports.tsx";
import { ImportStatus } from "./import-status.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

type Props = Omit<ComponentProps<typeof ImportStatus>, "id"> & {
  title: string;
  /** The list that the imported stands in. */
  back: { href: string; label?: string };
  /** Where an import begins: its sheet, and what is asked besides. */
  start: ReactNode;
  /** Whose earlier imports stand below. */
  kinds: ComponentProps<typeof EarlierImports>["kinds"];
  /** Stands in the place of all that for who may not import. */
  barred?: ReactNode;
};

/**
 * The page of an import: how the one stands that the address names, so that its plan, progress and outcome
 * are there again after a reload, on another device too; else where one begins.
 */
export function ImportFrame({ title, back, start, kinds, barred, ...stands }: Props) {
  const id = useSearchParams()[0].get("import");
  useKeptFocus(id);
  return (
    <PortalPage
      title={title}
      lead={words.lead}
      actions={<ButtonLink href={back.href}>{back.label ?? words.backToList}</ButtonLink>}
    >
      {barred ??
        (id ? (
          <ImportStatus key={id} id={id} {...stands} />
        ) : (
          <div className="grid grid-cols-1 gap-8">
            {start}
            <EarlierImports kinds={kinds} />
          </div>
        ))}
    </PortalPage>
  );
}
