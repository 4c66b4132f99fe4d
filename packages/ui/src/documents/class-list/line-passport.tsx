import { useState } from "react";
import { initials } from "@polyportal/domain/format/name";

export type LinePassportProps = {
  /** Whose photograph it is. The name stands beside it, so it is not said twice. */
  name: string | null | undefined;
  /** The photograph's address. */
  src: string | null | undefined;
};

/** A passport photograph as high as a line of a sheet, or initials in its place. */
export function LinePassport({ name, src }: LinePassportProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        className="h-9 w-7 border border-line object-cover print:h-[6mm] print:w-[4.8mm]"
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      // Without its box on paper: a thousand boxes are a tenth of what a printer has to lay out.
      className="block h-9 w-7 border border-line text-center text-14/8.5 text-ink-muted print:inline print:border-0 print:text-[6pt]/[6pt]"
    >
      {initials(name ?? "")}
    </span>
  );
}
