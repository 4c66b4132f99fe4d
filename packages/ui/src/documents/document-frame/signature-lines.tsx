import { useWords } from "../../words/words.ts";
import { documentFrameWords } from "./document-frame.words.ts";
export type SignatureLinesProps = {
  /** Who signs, by office: "Course adviser". */
  roles: readonly string[];
};

/** Lines on which the paper is signed and dated by hand: never on a page without what is signed. */
export function SignatureLines({ roles }: SignatureLinesProps) {
  const words = useWords("documentFrame", documentFrameWords);
  return (
    <ul className="relative grid grid-cols-2 gap-x-8 gap-y-4 break-inside-avoid print:break-before-avoid pt-10 text-14 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none print:auto-cols-fr print:grid-flow-col print:grid-cols-none print:pt-[7mm] print:text-[8pt]/[10pt] [&:has(>:only-child)]:max-w-80">
      {roles.map((role) => (
        <li key={role} className="border-t border-line-strong pt-1">
          {role}
          <span className="block text-ink-muted">{words.signature}</span>
        </li>
      ))}
    </ul>
  );
}
