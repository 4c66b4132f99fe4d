import {
  catalogue,
  type KnownProgramme,
  type ProgrammeSlug,
} from "@polyportal/domain/programmes/catalogue";
import { fetchDefinition } from "@polyportal/domain/programmes/definitions";
import type { LoadPage } from "./pages.ts";

type Settled = Promise<KnownProgramme> & { status?: "fulfilled"; value?: KnownProgramme };

const started = new Map<string, Settled>();

/**
 * The definition of a programme, its newest or of a revision, asked for once. As a page's module it carries React's own `status` and
 * `value`, so that `use` reads what has come without suspending. What did not arrive is asked for again.
 */
export function definitionOf(slug: string, revision?: number): Promise<KnownProgramme> {
  const key = slug + (revision ?? "");
  const known = started.get(key);
  if (known) return known;
  const promise: Settled = fetchDefinition(slug as ProgrammeSlug, revision);
  started.set(key, promise);
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => started.delete(key),
  );
  return promise;
}

/** Loads a page together with the definition of its programme: neither waits for the other. */
export const defining =
  (slugOf: () => string | undefined, load: LoadPage): LoadPage =>
  async () => {
    const slug = slugOf();
    const [page] = await Promise.all([load(), slug && definitionOf(slug)]);
    return page;
  };

/** The programme that an invoice's address names. */
export const applicationChosen = (): string | undefined => {
  const named = new URLSearchParams(location.search).get("application");
  return catalogue.find(({ slug }) => slug === named)?.slug;
};
