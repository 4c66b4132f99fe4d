import type { Frame, Outline, StepKind } from "@polyportal/domain/programmes/programme";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { forgetFailures, PageNotLoaded } from "../../../app/pages.ts";
import { fetchWhole } from "../opened.tsx";
import type { SectionProps } from "../section.ts";

type SectionModule<Props> = { Section: ComponentType<Props> };
type LoadSection = () => Promise<SectionModule<SectionProps>>;

/** Loads the form together with its rows, so that these do not appear later than what is below. */
const loadForm: LoadSection = async () => {
  const section = import("./form/form.fields.tsx");
  await Promise.all([section, import("../rows.tsx")]);
  return section;
};

/** The code of each kind of step, loaded when the step is reached. */
const modules: Record<StepKind, LoadSection> = {
  personal: () => import("./personal/personal.fields.tsx"),
  programme: () => import("./programme/programme.fields.tsx"),
  "nd-result": () => import("./nd-result/nd-result.fields.tsx"),
  institution: () => import("./institution/institution.fields.tsx"),
  "o-level": () => import("./o-level/o-level.fields.tsx"),
  documents: () => import("./documents/documents.fields.tsx"),
  form: loadForm,
  referees: loadForm,
};

const component = <Props>(
  load: () => Promise<SectionModule<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
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
  form: component(modules.form),
  referees: component(modules.referees),
};

/** The photo with its upload, loaded after the form on slow connections. */
export const ApplicantPhoto = component(async () => {
  const { ApplicantPhoto: Section } = await import("../applicant-photo.tsx");
  return { Section };
});

/** Shows all sections before they are sent. */
export const CheckAnswers = component(() => import("../check-answers.tsx"));

/** The kinds whose code is loaded. */
const here = new Set<StepKind>();

/**
 * A browser does not request a failed module again until the page is reloaded. So nothing is requested while
 * there is neither a network nor a service worker.
 */
const mayFetch = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/** The outline contains the first step. Code for fields is loaded with it if the second step has fields. */
const besideFirst = ({ steps: [, second] }: Outline): Promise<unknown> | undefined =>
  second?.data && import("../prefilled-fields.tsx");

/** Loads a step's code and definition; resolves with whether that worked. */
export async function fetchSection(programme: Outline, { kind }: Frame): Promise<boolean> {
  if (here.has(kind)) return true;
  if (!mayFetch()) return false;
  try {
    await Promise.all([
      modules[kind](),
      kind === programme.first?.kind ? besideFirst(programme) : fetchWhole(programme),
    ]);
    here.add(kind);
    return true;
  } catch {
    forgetFailures();
    return false;
  }
}

/** The schema code of each kind of section. */
const rules: Record<StepKind, () => Promise<unknown>> = {
  personal: () => import("./personal/rules.ts"),
  programme: () => import("@polyportal/domain/application/steps/programme/schema"),
  "nd-result": () => import("@polyportal/domain/application/steps/nd-result/schema"),
  institution: () => import("@polyportal/domain/application/steps/institution/schema"),
  "o-level": () => import("@polyportal/domain/application/steps/o-level/schema"),
  documents: () => import("./documents/schema.ts"),
  form: () => import("@polyportal/domain/application/steps/form/schema"),
  referees: () => import("@polyportal/domain/application/steps/referees/schema"),
};

/** The kinds whose schemas are loaded. */
const checked = new Set<StepKind>();

/**
 * Loads all of the next section in advance, in case the connection is lost. Resolves with whether it can be
 * filled in and checked offline.
 */
export async function fetchNext(programme: Outline, step: Frame): Promise<boolean> {
  const { kind } = step;
  if (checked.has(kind) && here.has(kind)) return true;
  if (!mayFetch()) return false;
  const fetchRules = async () => {
    await rules[kind]();
    checked.add(kind);
  };
  const [drawn] = await Promise.all([fetchSection(programme, step), fetchRules().catch(() => {})]);
  return drawn && checked.has(kind);
}
