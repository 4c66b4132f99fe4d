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

/** How it went with what had waited: all of it was sent; there is no network; one was refused, and its form says why. */
export type Way = "sent" | "offline" | "refused";

type SectionAbout = {
  programme: Outline;
  record: ApplicationRecord;
  /** Absent where all sections are read back. */
  step: Frame | undefined;
};

/** What a section does beyond its own fields. */
export type SectionFlow = {
  /** Names the section's draft on this device. */
  draftKey: string;
  /** What the section is part of. */
  about: SectionAbout;
  /** It was saved in another tab: what the server holds is asked anew. */
  onChangedElsewhere: () => void;
  /** When the section was saved last, as its form begins; null where it was not. */
  began: string | null;
  /** The field that is to be changed, where the person comes from "Check your answers". */
  field: string | undefined;
  /** Goes to the section before; absent on the first. */
  onPrevious: (() => void) | undefined;
  /** The server has saved the section: tells so and goes on. */
  onSaved: (saved: ApplicationRecord["saved"], notice: Notice) => void;
  /** Sends the sections before that wait for a network: whether that is there, and none of them was refused. */
  sendWaiting: () => Promise<Way>;
  /** Without a network the section waits, and the next one is opened. */
  onQueued: (waiting: Waiting) => void;
  /** The application is sent: its slip comes next. */
  onSent: () => void;
  /** Deals with a refusal that concerns the whole application; false where it is the section's own. */
  onRefused: (error: unknown) => boolean;
  /** The passport photo is missing: shows so at the top. */
  onPhotoMissing: () => void;
};

/** What every section is given. */
export type SectionProps = { programme: Outline; record: ApplicationRecord; flow: SectionFlow };

/** `field`: the one to be changed, after which "Check your answers" comes again. */
export type Located = { step: Frame; index: number; hash: string; field?: string | undefined };

/** The hash of "Check your answers", which follows the last section. */
export const checkHash = "check";

/** Leads from "Check your answers" to a field, and back once it is saved. */
export const changeHash = (programme: Outline, id: StepId, field: string): string =>
  `${stepHash(programme, id)}/${field}`;

const located = (programme: Outline, index: number, field?: string): Located | undefined => {
  const step = programme.steps[index];
  return step && { step, index, hash: stepHash(programme, idOf(step)), field };
};

/** The section of a hash (`#section_b`, `#section_b/town`; none is the first), if there is one. */
export function sectionOf(programme: Outline, hash: string): Located | undefined {
  const [wanted, field] = hash.replace("#", "").split("/");
  const index = programme.steps.findIndex((step) => stepHash(programme, idOf(step)) === wanted);
  return located(programme, wanted === "" ? 0 : index, field);
}

/** As {@link sectionOf}; nothing where the section may not be opened yet. */
export function sectionAt(
  programme: Outline,
  hash: string,
  progress: Progress,
): Located | undefined {
  const section = sectionOf(programme, hash);
  return section && mayOpen(programme, idOf(section.step), progress) ? section : undefined;
}

/** Where the person goes on: the first section that is not saved, or the check of all of them. */
export function whereToGoOn(
  programme: Outline,
  progress: Progress,
): { hash: string; title: string } {
  const next = nextStep(programme, progress);
  if (!next) return { hash: checkHash, title: checkTitle };
  return { hash: stepHash(programme, idOf(next)), title: next.title };
}
