import type { KnownProgramme } from "@polyportal/domain/programmes/programme";
import { catalogue, type ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { fetchDefinition } from "@polyportal/domain/programmes/definitions";
import { fetchOutline } from "@polyportal/domain/programmes/outlines";
import type { Outline } from "@polyportal/domain/programmes/programme";
import { forgetLater, PageNotLoaded, type LoadPage } from "./pages.ts";

type Settled<One> = Promise<One> & { status?: "fulfilled"; value?: One };

/** Fetches something of a programme: of its newest definition, or of a revision. */
export type Fetch<One> = (slug: string, revision?: number) => Promise<One>;

/**
 * Asked for once. As a page's module it carries React's own `status` and `value`, so that `use` reads what has come
 * without suspending, and what did not arrive is asked for again once that is forgotten.
 */
function once<One>(fetchOne: (slug: ProgrammeSlug, revision?: number) => Promise<One>): Fetch<One> {
  const started = new Map<string, Settled<One>>();
  return (slug, revision) => {
    const key = slug + (revision ?? "");
    const known = started.get(key);
    if (known) return known;
    const promise: Settled<One> = fetchOne(slug as ProgrammeSlug, revision).catch((cause) => {
      forgetLater(() => started.delete(key));
      throw new PageNotLoaded("What a programme asks did not arrive", { cause });
    });
    started.set(key, promise);
    promise.then(
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => {},
    );
    return promise;
  };
}

/** The definition of a programme, its newest or of a revision. */
export const definitionOf: Fetch<KnownProgramme> = once(fetchDefinition);

/** What its form stands on until the second section, and its sign-in. */
export const outlineOf: Fetch<Outline> = once(fetchOutline);

/** Loads a page together with what it needs of its programme: neither waits for the other. */
export const defining =
  (
    slugOf: () => string | undefined,
    load: LoadPage,
    fetchOne: Fetch<unknown> = definitionOf,
  ): LoadPage =>
  async () => {
    const slug = slugOf();
    const [page] = await Promise.all([load(), slug && fetchOne(slug)]);
    return page;
  };

/** The programme that an invoice's address names. */
export const applicationChosen = (): string | undefined => {
  const named = new URLSearchParams(location.search).get("application");
  return catalogue.find(({ slug }) => slug === named)?.slug;
};
