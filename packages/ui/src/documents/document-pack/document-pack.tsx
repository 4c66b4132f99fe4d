import type { ReactNode } from "react";
import { PackContext } from "../document-frame/pack-context.ts";
import { PrintBar } from "../document-frame/print-bar.tsx";

export type DocumentPackProps = {
  /** What can be done on the screen besides printing. */
  actions?: ReactNode;
  /** The papers, side by side in no other element. */
  children: ReactNode;
};

/**
 * Papers that are printed together as one file: each begins a page and has its own code. The page
 * that shows them has the heading above theirs.
 */
export function DocumentPack({ actions, children }: DocumentPackProps) {
  return (
    <PackContext value={true}>
      <div className="grid grid-cols-1 gap-6 print:block">
        <div className="mx-auto w-full max-w-[210mm] print:hidden">
          <PrintBar actions={actions} />
        </div>
        {children}
      </div>
    </PackContext>
  );
}
