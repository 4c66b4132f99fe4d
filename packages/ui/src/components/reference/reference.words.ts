/** What the button beside a reference says. */
export const referenceWords = {
  /** Its name: what it copies, such as "RRR". */
  copy: (label: string): string => `Copy ${label}`,
  copied: "Copied",
  /** Where the browser refuses to copy. */
  notCopied: "Select the number to copy it",
};
