import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { createContext, use } from "react";

/** The school's own name, crest, place and links: configuration of the server, not of the build. */
export const SchoolContext = createContext<SchoolConfiguration | undefined>(undefined);

/** The school's configuration, below {@link SchoolContext}. */
export function useSchool(): SchoolConfiguration {
  const school = use(SchoolContext);
  if (!school) throw new Error("useSchool needs a SchoolContext above it");
  return school;
}

/** What the front door has written into the page, or `undefined` where another server sent it unfilled. */
export function schoolOfPage(): SchoolConfiguration | undefined {
  const text = document.getElementById("school")?.textContent?.trim();
  return text?.startsWith("{") ? (JSON.parse(text) as SchoolConfiguration) : undefined;
}

/** Who issues a paper, as the papers take it. */
export const issuerOf = ({ name, location, address, website, crest }: SchoolConfiguration) => ({
  name,
  location,
  address,
  website,
  crestSrc: crest,
});
