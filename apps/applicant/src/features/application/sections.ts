import type { StepKind } from "@polyportal/domain/programmes/programme";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { PageNotLoaded } from "../../app/pages.ts";
import type { SectionProps } from "./section.ts";

type SectionModule = { Section: ComponentType<SectionProps> };
type LoadSection = () => Promise<SectionModule>;

/** The code of each kind of step, fetched when the step is reached. */
const modules: Record<StepKind, LoadSection> = {
  personal: () => import("./steps/personal.fields.tsx"),
  programme: () => import("./steps/programme.fields.tsx"),
  "nd-result": () => import("./steps/nd-result.fields.tsx"),
  institution: () => import("./steps/institution.fields.tsx"),
  "o-level": () => import("./steps/o-level.fields.tsx"),
  documents: () => import("./steps/documents.fields.tsx"),
};

const component = (load: LoadSection): LazyExoticComponent<ComponentType<SectionProps>> =>
  lazy(() =>
    load().then(
      ({ Section }) => ({ default: Section }),
      (cause: unknown) => {
        throw new PageNotLoaded("The code of a section did not arrive", { cause });
      },
    ),
  );

/** The form of each kind of step. A kind without one does not compile. */
export const sections: Record<StepKind, ComponentType<SectionProps>> = {
  personal: component(modules.personal),
  programme: component(modules.programme),
  "nd-result": component(modules["nd-result"]),
  institution: component(modules.institution),
  "o-level": component(modules["o-level"]),
  documents: component(modules.documents),
};

/** Fetches a step's code before it is reached, so that a lost connection does not stop the person. */
export const fetchSection = (kind: StepKind): void => {
  modules[kind]().catch(() => {
    // It is asked for again when the step is reached.
  });
};
