/** Words of the copy button. */
export const referenceWords = {
  /** The button's name, such as for "RRR". */
  copy: (label: string): string => `Copy ${label}`,
  copied: "Copied",
  /** The browser refused to copy. */
  notCopied: "Select the number to copy it",
};
