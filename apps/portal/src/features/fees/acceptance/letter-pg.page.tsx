import { LetterPage } from "./letter-page.tsx";

/** The letter of admission of postgraduates. */
export function Page() {
  return <LetterPage kind="letter_pg" />;
}
