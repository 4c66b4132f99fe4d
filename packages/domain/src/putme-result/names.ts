const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .split(/[\s,-]+/)
    .map((word) => word.replaceAll(/[^\p{L}]/gu, ""))
    .filter(Boolean);

/** Whether a sheet's name is an applicant's: two names are the same, in whatever order and however written. */
export function namesAgree(typed: string, fullName: string): boolean {
  const known = new Set(wordsOf(fullName));
  return new Set(wordsOf(typed).filter((word) => known.has(word))).size >= 2;
}
