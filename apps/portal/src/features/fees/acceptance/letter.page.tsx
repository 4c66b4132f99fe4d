import { LetterPage } from "./letter-page.tsx";

/** The letter of admission of ND and HND. */
export function Page() {
  return <LetterPage kind="letter" />;
}
