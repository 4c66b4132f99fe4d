import { isJambList, type JambList } from "./lists.ts";

/** By which name imports of JAMB's lists are known. */
export const jambListKind = "jamb-list";

export type WhichJambList = { readonly sessionId: number; readonly list: JambList };

/** Which list an import goes into, as it is kept with it. */
export const aboutJambList = ({ sessionId, list }: WhichJambList): string => `${sessionId} ${list}`;

/** The list that an import goes into; undefined of any other text. */
export function jambListOfImport(about: string | null): WhichJambList | undefined {
  const [, sessionId, list = ""] = /^(\d{1,9}) ([a-z-]+)$/.exec(about ?? "") ?? [];
  return sessionId !== undefined && isJambList(list)
    ? { sessionId: Number(sessionId), list }
    : undefined;
}
