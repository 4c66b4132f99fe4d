import { named } from "../../application/fields/choices.ts";
import type { Field, PlainField, RowsField } from "../field.ts";

// What somebody who has studied and worked lists: each list, or that there is nothing for it.

const chooseYear = "please select a date";
const noDegree = "please enter a degree";

type Listed = Pick<RowsField, "id" | "label" | "each" | "max" | "once"> & {
  readonly tooFew: string;
  readonly fields: readonly PlainField[];
};

/** A list, which "I have none" answers, too. */
const listed = ({ id, ...rows }: Listed): readonly Field[] => [
  { id: `no-${id}`, type: "tick", label: "I have none" },
  { ...rows, id, type: "rows", min: 1, when: { field: `no-${id}`, has: false } },
];

export const certificates = listed({
  id: "certificates",
  label: "Certificates",
  each: "Certificate",
  max: 12,
  tooFew: noDegree,
  fields: [
    { id: "certificate", type: "text", label: "Certificate", required: noDegree },
    {
      id: "certificateType",
      type: "choice",
      label: "Type",
      required: "please select your certificate",
      options: ["O-level", "Professional"].map(named),
    },
    { id: "number", type: "text", label: "Number", most: 40 },
    { id: "year", type: "year", label: "Year", required: chooseYear },
  ],
});

export const honours = listed({
  id: "honours",
  label: "Honours",
  each: "Honour",
  max: 10,
  tooFew: "please enter a title",
  fields: [
    { id: "honour", type: "text", label: "Honour", required: "please enter a title" },
    { id: "yearObtained", type: "year", label: "Year Obtained", required: chooseYear },
  ],
});

export const languages = listed({
  id: "languages",
  label: "Languages",
  each: "Language",
  max: 10,
  tooFew: "please select your proficiency",
  once: "language",
  fields: [
    {
      id: "language",
      type: "choice",
      label: "Language",
      required: "please select a language",
      options: [
        "Arabic",
        "Edo",
        "Efik",
        "English",
        "French",
        "Fulfulde",
        "Hausa",
        "Ibibio",
        "Igala",
        "Igbo",
        "Ijaw",
        "Itsekiri",
        "Kanuri",
        "Nupe",
        "Pidgin",
        "Tiv",
        "Urhobo",
        "Yoruba",
      ].map(named),
    },
    {
      id: "proficiency",
      type: "choice",
      label: "Proficiency",
      required: "please select your proficiency",
      options: ["Mother tongue", "Fluent", "Good", "Basic"].map(named),
    },
  ],
});

export const publications = listed({
  id: "publications",
  label: "Publications",
  each: "Publication",
  max: 20,
  tooFew: "please enter a title",
  fields: [
    { id: "title", type: "text", label: "Title", required: "please enter a title", most: 300 },
    {
      id: "status",
      type: "choice",
      label: "Status",
      required: "please select the status",
      options: ["Published", "Accepted", "Submitted"].map(named),
    },
    { id: "year", type: "year", label: "Year", required: chooseYear },
  ],
});
