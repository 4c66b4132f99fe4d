import { actMessages } from "@polyportal/domain/messages/act";
import { officeMessages as words } from "@polyportal/domain/messages/office";
import type { Held } from "./office-columns.tsx";

/** Whatever shows offices and their days. */
export const shownByOffices = ["listOffices", "getOffice", "getUser", "getHistory"] as const;

/** What is done about an office: ended, or one that has not begun taken back, for it has no days to end with. */
export const labelOf = ({ state }: Held): string =>
  state === "coming" ? words.takeBack : words.end;

/** Why nothing is done about it. */
export function whyNot(mayEnter: boolean, { state }: Held): string | undefined {
  if (!mayEnter) return actMessages.noClaim;
  return state === "over" ? words.states.over : undefined;
}
