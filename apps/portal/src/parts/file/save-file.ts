/** Downloads a file to the person's device. */
export function saveFile(file: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Not at once: the browser starts reading it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
