import { isPutmeSlug, type PutmeSlug } from "./programmes.ts";

export type WhichPutme = { readonly slug: PutmeSlug; readonly sessionId: number };

/** Whose results an import holds, as it is kept with it. */
export const aboutPutme = ({ slug, sessionId }: WhichPutme): string => `${slug} ${sessionId}`;

/** Whose results an import holds; undefined of any other text. */
export function putmeOfImport(about: string | null): WhichPutme | undefined {
  const [, slug = "", sessionId] = /^([a-z-]+) (\d{1,9})$/.exec(about ?? "") ?? [];
  return sessionId !== undefined && isPutmeSlug(slug)
    ? { slug, sessionId: Number(sessionId) }
    : undefined;
}
