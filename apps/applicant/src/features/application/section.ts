import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import {
  idOf,
  mayOpen,
  nextStep,
  stepHash,
  type Progress,
} from "@polyportal/domain/application/steps";
import type { Notice } from "@polyportal/domain/messages/notice";
import { checkTitle } from "@polyportal/domain/messages/wizard";
import type { Frame, Outline, StepId } from "@polyportal/domain/programmes/programme";
import type { Waiting } from "./waiting.ts";

/**
 * The outcome of sending waiting sections: all were sent, there is no network, or one was refused and its
 * form shows why.
 */
export type Way = "sent" | "offline" | "refused";

type SectionAbout = {
  programme: Outline;
  record: ApplicationRecord;
  /** Absent while all sections are read back. */
  step: Frame | undefined;
};

/** What a section needs besides its own fields. */
export type SectionFlow = {
  /** The key of the section's draft on this device. */
  draftKey: string;
  /** What the section belongs to. */
  about: SectionAbout;
  /** It was saved in another tab: fetch the record again. */
  onChangedElsewhere: () => void;
  /** When the section had last been saved as the form began; null if never. */
  began: string | null;
  /** The field to change, when coming from "Check your answers". */
  field: string | undefined;
  /** Opens the previous section; absent on the first. */
  onPrevious: (() => void) | undefined;
  /** The server has saved the section: shows the message and continues. */
  onSaved: (saved: ApplicationRecord["saved"], notice: Notice) => void;
  /** Sends earlier sections that wait for the network, and returns the outcome. */
  sendWaiting: () => Promise<Way>;
  /** There is no network: the section waits, and the next one is opened. */
  onQueued: (waiting: Waiting) => void;
  /** The application is sent: continues with its slip. */
  onSent: () => void;
  /** Handles errors that concern the whole application; false if the section must show it. */
  onRefused: (error: unknown) => boolean;
  /** The passport photo is missing: shows that at the top. */
  onPhotoMissing: () => void;
};

/** The props of every section. */
export type SectionProps = { programme: Outline; record: ApplicationRecord; flow: SectionFlow };

/** `field`: the one to change, before returning to "Check your answers". */
export type Located = { step: Frame; index: number; hash: string; field?: string | undefined };

/** The hash of "Check your answers", which follows the last section. */
export const checkHash = "check";

/** A hash that leads from "Check your answers" to a field, and back after saving. */
export const changeHash = (programme: Outline, id: StepId, field: string): string =>
  `${stepHash(programme, id)}/${field}`;

const located = (programme: Outline, index: number, field?: string): Located | undefined => {
  const step = programme.steps[index];
  return step && { step, index, hash: stepHash(programme, idOf(step)), field };
};

/** The section of a hash (`#section_b`, `#section_b/town`; by default the first), if it exists. */
export function sectionOf(programme: Outline, hash: string): Located | undefined {
  const [wanted, field] = hash.replace("#", "").split("/");
  const index = programme.steps.findIndex((step) => stepHash(programme, idOf(step)) === wanted);
  return located(programme, wanted === "" ? 0 : index, field);
}

/** Like {@link sectionOf}, but undefined if the section may not be opened yet. */
export function sectionAt(
  programme: Outline,
  hash: string,
  progress: Progress,
): Located | undefined {
  const section = sectionOf(programme, hash);
  return section && mayOpen(programme, idOf(section.step), progress) ? section : undefined;
}

/** Where to continue: the first unsaved section, or the check. */
export function whereToGoOn(
  programme: Outline,
  progress: Progress,
): { hash: string; title: string } {
  const next = nextStep(programme, progress);
  if (!next) return { hash: checkHash, title: checkTitle };
  return { hash: stepHash(programme, idOf(next)), title: next.title };
}
