import { documentMessages } from "@polyportal/domain/messages/documents";
import { printed } from "../document-frame/printed.ts";
import { QrCode } from "./qr-code.tsx";

/** Where a reader of a paper finds out whether it is genuine. */
export type Verification = {
  /** The address that the QR code holds: it answers for this very paper. */
  verifyUrl: string | null | undefined;
  /** The short code to type where no telephone can scan: `9F3K-22QX`. */
  code: string | null | undefined;
};

export type DocumentVerificationProps = {
  /** The paper's address and short code. */
  verification: Verification;
};

/** The end of a paper: its short code and what it is for; on the screen the QR code, too. */
export function DocumentVerification({ verification }: DocumentVerificationProps) {
  const { verifyUrl, code } = verification;
  return (
    <div className="relative flex items-center gap-4 break-inside-avoid text-14">
      <QrCode
        value={verifyUrl ?? ""}
        label={documentMessages.qrCode}
        className="size-28 print:hidden"
      />
      <div>
        <p>
          {documentMessages.codeLabel}:{" "}
          <span className="font-semibold tabular-nums">{printed(code)}</span>
        </p>
        <p className="text-ink-muted">{documentMessages.verify}</p>
      </div>
    </div>
  );
}

/** The QR code at the head of a paper, where it costs no line. A screen has it at the end. */
export function PaperCode({ verification }: DocumentVerificationProps) {
  return (
    <QrCode
      value={verification.verifyUrl ?? ""}
      label={documentMessages.qrCode}
      className="hidden size-[26mm] print:block"
    />
  );
}
