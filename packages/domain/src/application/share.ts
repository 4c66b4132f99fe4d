/** Hands a text to WhatsApp, where the person chooses to whom. */
export const whatsAppOf = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Begins a text message, whose recipient the person chooses. */
export const smsOf = (text: string): string => `sms:?body=${encodeURIComponent(text)}`;
