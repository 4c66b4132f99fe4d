import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { createContext, use } from "react";

/** The school's name, crest, address and links, from the server's configuration. */
export const SchoolContext = createContext<SchoolConfiguration | undefined>(undefined);

export function useSchool(): SchoolConfiguration {
  const school = use(SchoolContext);
  if (!school) throw new Error("useSchool needs a SchoolContext above it");
  return school;
}

/** What the front door wrote into the page; `undefined` if another server sent it. */
export function schoolOfPage(): SchoolConfiguration | undefined {
  const text = document.getElementById("school")?.textContent?.trim();
  return text?.startsWith("{") ? (JSON.parse(text) as SchoolConfiguration) : undefined;
}
