import type { Programme } from "./programme.ts";

/** The series in which a programme counts its applications of a session, by the year of its beginning: `ND/2026`. */
export const applicationSeries = ({ api }: Pick<Programme, "api">, year: number | string): string =>
  `${api.name.toUpperCase()}/${year}`;
