import type { Field, PlainField } from "../field.ts";

const nobody = "please enter your employer";
const chooseYear = "please select a date";

const place = [
  { id: "employer", type: "text", label: "Employer", required: nobody },
  { id: "position", type: "text", label: "Position", required: "please enter your position" },
] as const satisfies readonly PlainField[];

const time = [
  { id: "yearFrom", type: "year", label: "From", required: chooseYear },
  {
    id: "yearTo",
    type: "year",
    label: "To",
    hint: "Leave it empty where you still work there.",
    unset: "to date",
    notBefore: "yearFrom",
  },
  { id: "address", type: "area", label: "Address" },
] as const satisfies readonly PlainField[];

/** Where a person works and has worked, latest first; who is not employed says so. `besides` is asked of each place. */
export const employment = (besides: readonly PlainField[] = []): readonly Field[] => [
  { id: "notEmployed", type: "tick", label: "I am not employed" },
  {
    id: "employment",
    type: "rows",
    label: "Employers",
    each: "Employer",
    min: 1,
    max: 5,
    tooFew: nobody,
    when: { field: "notEmployed", has: false },
    fields: [...place, ...besides, ...time],
  },
];
