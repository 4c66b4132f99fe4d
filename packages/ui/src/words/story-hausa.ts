import type { Catalogue } from "./words.ts";

/** Two parts of a catalogue in Hausa, for stories and tests. */
export const hausa = {
  breadcrumbs: { label: "Hanyar shafi", between: "Shafukan tsakani" },
  pagination: {
    label: "Shafuka",
    showing: (from, to, total) => `${from} zuwa ${to} cikin ${total}`,
    previous: "Baya",
    previousPage: "Shafin baya",
    next: "Gaba",
    nextPage: "Shafi na gaba",
    page: (page) => `Shafi na ${page}`,
    pageOf: (page, pages) => `Shafi na ${page} cikin ${pages}`,
    size: "Layuka a shafi",
    figure: (value) => value.toLocaleString("ha"),
  },
} satisfies Partial<Catalogue>;
