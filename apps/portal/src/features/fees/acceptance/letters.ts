import type { LetterKind } from "@polyportal/domain/admission-letter/offer";
import { acceptanceWords } from "@polyportal/domain/messages/acceptance.words";
import { paths } from "@polyportal/domain/routes/paths";

/** The three letters of admission: what each is called, and its page. */
export const letters: Record<LetterKind, { title: string; path: string }> = {
  letter: { title: acceptanceWords.admissionLetter, path: paths.acceptanceLetter },
  jupeb: { title: acceptanceWords.jupebAdmissionLetter, path: paths.acceptanceLetterJupeb },
  letter_pg: { title: acceptanceWords.postgraduateAdmissionLetter, path: paths.acceptanceLetterPg },
};
