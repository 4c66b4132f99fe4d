/**
 * The words that are searched for, as an index holds them: small, without marks, so that "Adebayo"
 * finds "Adébáyọ̀". At most eight: nobody remembers more of a name.
 */
export const searchWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== "")
    .slice(0, 8);
