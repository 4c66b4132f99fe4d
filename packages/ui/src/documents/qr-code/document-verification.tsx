import { bareAddress } from "@polyportal/domain/format/address";
import { printed } from "@polyportal/domain/document/printed";
import { breakable } from "../document-frame/breakable.tsx";
import { QrCode } from "./qr-code.tsx";
import { useWords } from "../../words/words.ts";
import { documentVerificationWords } from "./document-verification.words.ts";

/** Where a reader of a paper finds out whether it is genuine. */
export type Verification = {
  /** The address that the QR code holds: it answers for this very paper. */
  verifyUrl: string | null | undefined;
  /** The short code to type where no telephone can scan: `9F3K-22QX`. */
  code: string | null | undefined;
  /** ISO; when the school gave the paper out. */
  issuedAt?: string | null | undefined;
};

export type DocumentVerificationProps = {
  /** The paper's address and short code. */
  verification: Verification;
};

/** The end of a document on the screen: its QR code, its short code and what they are for. */
export function DocumentVerification({ verification }: DocumentVerificationProps) {
  const words = useWords("documentVerification", documentVerificationWords);
  return (
    <div className="relative flex flex-wrap items-center gap-4 text-14 print:hidden">
      <QrCode value={verification.verifyUrl ?? ""} label={words.qrCode} className="size-28" />
      <HowToVerify verification={verification} />
    </div>
  );
}

/** The same at the head of a paper, beside its title, where it costs no line. */
export function PaperVerification({ verification }: DocumentVerificationProps) {
  const words = useWords("documentVerification", documentVerificationWords);
  return (
    <div className="hidden items-end justify-end gap-2 print:flex print:text-[7.5pt]/[10pt]">
      <div className="w-[44mm] text-end">
        <HowToVerify verification={verification} />
      </div>
      <QrCode value={verification.verifyUrl ?? ""} label={words.qrCode} className="size-[26mm]" />
    </div>
  );
}

function HowToVerify({ verification }: DocumentVerificationProps) {
  const words = useWords("documentVerification", documentVerificationWords);
  const { code, verifyUrl, issuedAt } = verification;
  return (
    <div className="min-w-[min(10rem,100%)] flex-1">
      <p>
        {words.code}:{" "}
        <span className="inline-block font-semibold wrap-anywhere tabular-nums">
          {printed(code)}
        </span>
      </p>
      {verifyUrl && (
        <p className="wrap-break-word text-ink-muted">
          {breakable(words.checkedAt(bareAddress(verifyUrl)))}
        </p>
      )}
      {issuedAt && <p className="text-ink-muted">{words.issued(issuedAt)}</p>}
    </div>
  );
}
