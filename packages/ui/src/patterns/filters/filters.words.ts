import { chipWords } from "./filter.ts";

/** What filters say by themselves. */
export const filtersWords = {
  /** The name of the whole, and of the sheet on a phone. */
  label: "Filters",
  /** On a phone's button: how many are at work. */
  open: (atWork: number): string => (atWork === 0 ? "Filters" : `Filters (${atWork})`),
  /** On the button for those that the line has no room for: how many of them are at work. */
  more: (atWork: number): string => (atWork === 0 ? "More filters" : `More filters (${atWork})`),
  /** No choice is made. */
  all: "All",
  /** Several values of one filter. */
  chosen: chipWords.chosen,
  /** A chip: the filter and what it is set to. */
  chip: chipWords.chip,
  /** Half a span of days. */
  from: chipWords.from,
  to: chipWords.to,
  /** The names of the two days of a span. */
  fromOf: (label: string): string => `${label}, from`,
  toOf: (label: string): string => `${label}, to`,
  /** Of spans that move with the day: none of them, and two days of one's own. */
  anyDay: "Any day",
  betweenDays: "Between two days",
  /** Between the two days. */
  between: "to",
  wrongOrder: "The end is before the start: choose a later day.",
  /** The name of the chips. */
  atWork: "Filters at work",
  remove: (chip: string): string => `Remove ${chip}`,
  clearAll: "Clear all",
  /** Of the sheet: leaves without a change, and hands over what was set. */
  cancel: "Cancel",
  show: "Show results",
  /** Over a long list of choices. */
  find: (label: string): string => `Search in ${label}`,
  noneFound: "No choice matches.",
  clear: "Clear",
  done: "Done",
  notLoaded: "The choices did not load. Press the button again.",
};
