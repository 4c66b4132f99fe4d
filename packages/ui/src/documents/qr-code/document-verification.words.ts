import { formatDate } from "@polyportal/domain/format/date";
import { checkedAt, documentMessages } from "@polyportal/domain/messages/documents";

/** How a paper says where it can be checked. */
export const documentVerificationWords = {
  /** The name of the QR code. */
  qrCode: documentMessages.qrCode,
  /** Before the short code. */
  code: documentMessages.codeLabel,
  checkedAt,
  /** When the school gave the paper out: an ISO moment. */
  issued: (moment: string): string => `${documentMessages.issuedAt}: ${formatDate(moment)}`,
};
