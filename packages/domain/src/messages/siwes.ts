import { notice } from "./notice.ts";

export const siwesMessages = {
  placementDays: "Days of the placement",
  placementSaved: notice("Placement saved", "Your logbook has a page for each of its weeks."),
  weekSaved: notice("Week saved", "It stands in your logbook."),
} as const;
