/** At a field whose photographed page nobody has looked at yet: apart from `scan.ts`, which comes with a photo. */
export const uncheckedScan = "not sent yet. Use the page or the photo";
