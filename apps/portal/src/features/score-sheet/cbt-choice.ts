import {
  cautiousChoice,
  cbtAttempts,
  cbtComponents,
  cbtFillings,
  type CbtChoice,
} from "@polyportal/domain/score-sheet/cbt-choice";
import { partsOf, type Split } from "@polyportal/domain/score-sheet/split";

/** What an address says of a computer test; the part is chosen by nobody but the reader. */
export type AskedChoice = Omit<CbtChoice, "component"> & {
  readonly component: CbtChoice["component"] | undefined;
};

/** The choice that an address names, with the cautious one where it names none. */
export const choiceIn = (params: URLSearchParams): AskedChoice => ({
  component: cbtComponents.find((one) => one === params.get("component")),
  attempts: cbtAttempts.find((one) => one === params.get("attempts")) ?? cautiousChoice.attempts,
  filling: cbtFillings.find((one) => one === params.get("filling")) ?? cautiousChoice.filling,
});

/** The parts of a course's scores that computers may test. */
export const componentsOf = (split: Split): CbtChoice["component"][] =>
  cbtComponents.filter((one) => partsOf(split).includes(one));
