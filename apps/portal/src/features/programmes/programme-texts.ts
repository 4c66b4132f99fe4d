import type { Output } from "@polyportal/api-client/client/client";
import { formatDate } from "@polyportal/domain/format/date";
import { programmeSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { signedPaperNames, signedPapers } from "@polyportal/domain/programmes/signatories";
import { offices } from "@polyportal/domain/school/offices";

/** A programme with what the school says of it. */
export type Programme = Output<"getProgramme">;

/** What the school says of it, as the form begins from it. */
export const valuesOf = (programme: Programme) => {
  const signs = (paper: (typeof signedPaperNames)[number]) => {
    const said = programme.signatories.find((one) => one.paper === paper);
    return { office: said?.office ?? signedPapers[paper].office, name: said?.name ?? "" };
  };
  return {
    departmentIds: programme.units.filter(({ admits }) => admits).map(({ id }) => id),
    open: programme.switchedOn,
    opensOn: programme.opensOn ?? "",
    closesOn: programme.closesOn ?? "",
    signatories: {
      "admission-letter": signs("admission-letter"),
      "development-levy-letter": signs("development-levy-letter"),
    },
  };
};

export type Values = ReturnType<typeof valuesOf>;

/** The same in words, for whoever reads or compares it. */
export const programmeTexts = (values: Values, { units }: Programme): Record<string, string> => ({
  [words.departmentsLegend]: units
    .filter(({ id }) => values.departmentIds.includes(id))
    .map(({ name }) => name)
    .join(", "),
  [words.openingLegend]: values.open ? words.states.open : words.states.closed,
  [words.opensOn]: formatDate(values.opensOn),
  [words.closesOn]: formatDate(values.closesOn),
  ...Object.fromEntries(
    signedPaperNames.map((paper) => {
      const { office, name } = values.signatories[paper];
      return [signedPapers[paper].name, [offices[office], name].filter(Boolean).join(", ")];
    }),
  ),
});

const { columns } = words;

/** What it is by definition. */
export const factsOf = (programme: Programme) => [
  { term: columns.award, value: programme.award },
  { term: columns.type, value: programme.type },
  { term: columns.duration, value: programme.duration },
  { term: columns.levels, value: programme.levels.join(", ") },
  { term: columns.studentType, value: programme.studentType },
];

/** What the school says of it, to be read. */
export const textItemsOf = (programme: Programme) =>
  Object.entries(programmeTexts(valuesOf(programme), programme)).map(([term, value], index) => ({
    term,
    value,
    wide: index === 0,
  }));
