import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { mayOpen, nextStep, stepHash } from "@polyportal/domain/application/steps";
import type { Notice } from "@polyportal/domain/messages/notice";
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";

/** What a section does beyond its own fields. */
export type SectionFlow = {
  /** Names the section's draft on this device: the RRR and the section. */
  draftKey: string;
  /** Goes to the section before; absent on the first. */
  onPrevious: (() => void) | undefined;
  /** The server has saved the section: tells so and goes on. */
  onSaved: (saved: ApplicationRecord["saved"], notice: Notice) => void;
  /** Deals with a refusal that concerns the whole application; false where it is the section's own. */
  onRefused: (error: unknown) => boolean;
  /** The passport photo is missing: shows so at the top. */
  onPhotoMissing: () => void;
};

/** What every section is given. */
export type SectionProps = { programme: Programme; record: ApplicationRecord; flow: SectionFlow };

export type Located = { step: Step; index: number; hash: string };

const located = ({ steps }: Programme, index: number): Located | undefined => {
  const step = steps[index];
  return step && { step, index, hash: stepHash(index) };
};

/** The section of a hash (`#section_b`; none is the first), if there is one. */
export function sectionOf(programme: Programme, hash: string): Located | undefined {
  const wanted = hash.replace("#", "");
  const index = programme.steps.findIndex((_, at) => stepHash(at) === wanted);
  return located(programme, wanted === "" ? 0 : index);
}

/** As {@link sectionOf}; nothing where the section may not be opened yet. */
export function sectionAt(
  programme: Programme,
  hash: string,
  saved: readonly StepKind[],
): Located | undefined {
  const section = sectionOf(programme, hash);
  return section && mayOpen(programme, section.step.kind, saved) ? section : undefined;
}

/** The first section that is not saved, or the last of all. */
export function sectionToFill(programme: Programme, saved: readonly StepKind[]): Located {
  const next = nextStep(programme, saved);
  const index = next ? programme.steps.indexOf(next) : programme.steps.length - 1;
  const section = located(programme, index);
  if (!section) throw new Error(`${programme.slug} has no steps`);
  return section;
}
