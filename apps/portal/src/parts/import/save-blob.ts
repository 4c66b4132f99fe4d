/** Saves a file that the server has made on the person's machine. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // Not at once: the browser begins to read it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
