import type { KnownProgramme } from "./programme.ts";
import type { ProgrammeEntry } from "./programme-entry.ts";
import type { Frame, Outline, Step } from "./programme.ts";

/** What an outline has besides the programme's line in the catalogue, which every page has. */
export type OutlinePart = Omit<Outline, keyof ProgrammeEntry> & Pick<KnownProgramme, "slug">;

const frameOf = ({ kind, title, when, ...step }: Step): Frame => ({
  kind,
  title,
  ...(when && { when }),
  ...("of" in step && { of: step.of }),
  ...("fields" in step && { data: true }),
});

/** What a form stands on until its second section is reached. */
export function outlineOf({
  slug,
  revision,
  past,
  key,
  awards,
  notice,
  steps,
}: KnownProgramme): OutlinePart {
  return {
    slug,
    ...(revision !== undefined && { revision }),
    ...(past && { past }),
    ...(key && { key }),
    ...(awards && { awards }),
    ...(notice !== undefined && { notice }),
    steps: steps.map(frameOf),
    first: steps[0],
  };
}

/** The outlines of all that a file of definitions has. */
export const outlinesIn = (
  file: Readonly<Record<string, KnownProgramme>>,
): Readonly<Record<string, OutlinePart>> =>
  Object.fromEntries(Object.entries(file).map(([name, one]) => [name, outlineOf(one)]));
