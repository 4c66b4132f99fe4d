import type { ProgrammeSlug } from "./catalogue.ts";
import { cce } from "./cce.ts";
import { directEntry } from "./direct-entry.ts";
import { diploma } from "./diploma.ts";
import { earlier } from "./earlier.ts";
import { hnd } from "./hnd.ts";
import { ndPartTime } from "./nd-part-time.ts";
import { nd } from "./nd.ts";
import { pg } from "./pg.ts";
import { preDegree } from "./pre-degree.ts";
import { putme, supplementaryPutme } from "./putme.ts";
import type { Programme } from "./programme.ts";
import { revisionOf } from "./revisions.ts";
import { fiveYearSandwich, fourYearSandwich } from "./sandwich.ts";
import { staffRequest } from "./staff-request.ts";
import { subDegree } from "./sub-degree.ts";
import { supplementary } from "./supplementary.ts";
import { uniTransfer } from "./uni-transfer.ts";

/** Every admission programme with its definition: for the server, and for tests. */
export const programmes = [
  subDegree,
  nd,
  hnd,
  ndPartTime,
  preDegree,
  diploma,
  cce,
  uniTransfer,
  fourYearSandwich,
  fiveYearSandwich,
  putme,
  supplementary,
  staffRequest,
  directEntry,
  supplementaryPutme,
  pg,
] as const satisfies readonly Programme[];

/** The programme of a slug that there is: its newest revision, or the one that an application was opened with. */
export function definitionOf(slug: ProgrammeSlug, revision?: number): Programme {
  const all = revisionsOf(slug);
  const found =
    revision === undefined ? all[0] : all.find((programme) => revisionOf(programme) === revision);
  if (!found) throw new RangeError(`There is no programme ${slug}, revision ${revision}`);
  return found;
}

/** The definition that an application was opened with. */
export const definedBy = ({
  programmeSlug,
  definitionRevision,
}: {
  readonly programmeSlug: ProgrammeSlug;
  readonly definitionRevision: number;
}): Programme => definitionOf(programmeSlug, definitionRevision);

/** Every revision of a programme that is in use, the newest first. */
export const revisionsOf = (slug: string): readonly Programme[] =>
  [...programmes, ...earlier].filter((programme) => programme.slug === slug);

/** The programme of a slug, or `undefined`. */
export const programmeBySlug = (slug: string | null): Programme | undefined =>
  programmes.find((programme) => programme.slug === slug);
