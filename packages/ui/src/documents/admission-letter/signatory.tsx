import { useState } from "react";
import { printed } from "@polyportal/domain/document/printed";
import { useWords } from "../../words/words.ts";
import { signatoryWords } from "./signatory.words.ts";

/** Who signs a letter for the school. */
export type LetterSignatory = {
  /** The officer's name. */
  name: string | null | undefined;
  /** The office: "Registrar". */
  office: string | null | undefined;
  /** The address of a picture of the signature; without one a line is left to sign on. */
  signatureSrc?: string | null | undefined;
};

export type SignatoryProps = {
  /** Who signs. */
  signatory: LetterSignatory;
};

/** The end of a letter: the signature over its line, the name where one is known, the office, the day. */
export function Signatory({ signatory }: SignatoryProps) {
  const words = useWords("signatory", signatoryWords);
  const { name, office, signatureSrc } = signatory;
  const signer = printed(name);
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <div className="relative flex flex-wrap items-start gap-x-8 break-inside-avoid text-14 print:break-before-avoid">
      <div className="w-64">
        <div className="flex h-14 items-end border-b border-line-strong">
          {signatureSrc && signatureSrc !== failedSrc && (
            <img
              src={signatureSrc}
              alt={words.signatureOf(signer)}
              className="max-h-full"
              onError={() => setFailedSrc(signatureSrc)}
            />
          )}
        </div>
        <div className="pt-1">
          {/* Where nobody is named, whoever holds the office writes the own name. */}
          {signer !== "-" && (
            <p className="font-semibold wrap-anywhere">
              <bdi>{signer}</bdi>
            </p>
          )}
          <p>{printed(office)}</p>
        </div>
      </div>
      <div className="w-40">
        <div className="h-14 border-b border-line-strong" />
        <p className="pt-1">{words.date}</p>
      </div>
    </div>
  );
}
