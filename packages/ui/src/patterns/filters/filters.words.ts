import { chipWords } from "./filter.ts";

/** Words of filters. */
export const filtersWords = {
  /** The name of the filters, and of the sheet on phones. */
  label: "Filters",
  /** On the button, with the number of active ones. */
  open: (atWork: number): string => (atWork === 0 ? "Filters" : `Filters (${atWork})`),
  /** Nothing is chosen. */
  all: "All",
  /** Several values of one filter. */
  chosen: chipWords.chosen,
  /** A chip: the filter and its value. */
  chip: chipWords.chip,
  /** One half of a range of days. */
  from: chipWords.from,
  to: chipWords.to,
  /** The names of the two days of a range. */
  fromOf: (label: string): string => `${label}, from`,
  toOf: (label: string): string => `${label}, to`,
  /** For ranges relative to today: none of them, and own days. */
  anyDay: "Any day",
  betweenDays: "Between two days",
  /** Between the two days. */
  between: "to",
  wrongOrder: "The end is before the start: choose a later day.",
  /** The name of the chips. */
  atWork: "Filters at work",
  remove: (chip: string): string => `Remove ${chip}`,
  clearAll: "Clear all",
  /** In the sheet: cancels, and applies. */
  cancel: "Cancel",
  show: "Show results",
  /** Above a long list of options. */
  find: (label: string): string => `Search in ${label}`,
  noneFound: "No choice matches.",
  clear: "Clear",
  done: "Done",
  notLoaded: "The choices did not load. Press the button again.",
};
