import { formatDate } from "@polyportal/domain/format/date";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import type { Setup } from "./setup.ts";

const { fields: labels, requirement } = words;

/** What the school says, as the form begins from it. */
export const valuesOf = (setup: Setup) => ({
  opensOn: setup.opensOn ?? "",
  closesOn: setup.closesOn ?? "",
  listedOnly: setup.listedOnly,
  acceptanceDays: String(setup.acceptanceDays),
  utmeDivisor: String(setup.utmeDivisor),
  putmeDivisor: String(setup.putmeDivisor),
  clearanceItemIds: setup.checklist.filter(({ asked }) => asked).map(({ id }) => id),
  letterText: setup.letterText,
});

export type SetupValues = ReturnType<typeof valuesOf>;

/** The same in words, for whoever reads or compares it. */
export const setupTexts = (values: SetupValues, { checklist }: Setup): Record<string, string> => ({
  [labels.opensOn]: formatDate(values.opensOn),
  [labels.closesOn]: formatDate(values.closesOn),
  [labels.listedOnly]: values.listedOnly ? requirement.yes : requirement.no,
  [labels.acceptanceDays]: values.acceptanceDays,
  [labels.utmeDivisor]: values.utmeDivisor,
  [labels.putmeDivisor]: values.putmeDivisor,
  [labels.checklist]: checklist
    .filter(({ id }) => values.clearanceItemIds.includes(id))
    .map(({ name }) => name)
    .join(", "),
  [labels.letterText]: values.letterText,
});
