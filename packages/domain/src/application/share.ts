/** A link that opens WhatsApp with this text. The person chooses the recipient. */
export const whatsAppOf = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** A link that opens a text message with this text. The person chooses the recipient. */
export const smsOf = (text: string): string => `sms:?body=${encodeURIComponent(text)}`;
