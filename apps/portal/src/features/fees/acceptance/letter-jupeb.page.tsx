import { LetterPage } from "./letter-page.tsx";

/** The letter of admission of JUPEB. */
export function Page() {
  return <LetterPage kind="jupeb" />;
}
