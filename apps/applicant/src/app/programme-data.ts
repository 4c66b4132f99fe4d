import type { ProgrammePage } from "@polyportal/api-client/contract/application-programme";
import { createContext } from "react";

/** What the school has said of one programme, and of which. */
export type ProgrammeData = { readonly programme: string; readonly page: ProgrammePage };

/** What the page is drawn with on the server, and first in the browser. */
export const ProgrammeDataContext = createContext<ProgrammeData | undefined>(undefined);

/** What the front door has written into the page of a programme, or `undefined` where it wrote nothing. */
export function programmeDataOfPage(): ProgrammeData | undefined {
  const text =
    typeof document === "undefined" ? undefined : document.getElementById("programme")?.textContent;
  return text ? (JSON.parse(text) as ProgrammeData) : undefined;
}
