import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { PrinterIcon } from "../../components/icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { documentFrameWords } from "./document-frame.words.ts";

export type PrintBarProps = {
  /** What can be done on the screen before printing; on phones it takes the whole width. */
  actions?: ReactNode;
};

/** What stands above a document on the screen, and not on paper. */
export function PrintBar({ actions }: PrintBarProps) {
  const words = useWords("documentFrame", documentFrameWords);
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center print:hidden">
      {actions}
      <Button variant="secondary" className="sm:ms-auto" onClick={() => window.print()}>
        <PrinterIcon />
        {words.print}
      </Button>
    </div>
  );
}
