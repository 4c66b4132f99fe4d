/** An address as a paper prints it, to be typed: `portal.example.edu.ng/verify_document`. */
export const bareAddress = (url: string): string =>
  url
    .replace(/^https?:\/\//, "")
    .replace(/[?#].*$/, "")
    .replace(/\/$/, "");
