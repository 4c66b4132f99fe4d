/** The first letter and the place of an e-mail address: enough to know one's own by. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, "$1***");
