import type { LetterKind } from "@polyportal/domain/admission-letter/offer";
import { paths } from "@polyportal/domain/routes/paths";

/** The three letters of admission: what each is called, and its page. */
export const letters: Record<LetterKind, { title: string; path: string }> = {
  letter: { title: "Admission Letter", path: paths.acceptanceLetter },
  jupeb: { title: "JUPEB Admission Letter", path: paths.acceptanceLetterJupeb },
  letter_pg: { title: "Postgraduate Admission Letter", path: paths.acceptanceLetterPg },
};
