import { titleCase } from "../format/name.ts";

const initialisms = new Set(["siwes", "jamb"]);

/** A module's label as it is shown: the server's "academic fees" is "Academic Fees", "siwes" is "SIWES". */
export const menuLabel = (label: string): string =>
  label
    .split(" ")
    .map((word) => (initialisms.has(word) ? word.toUpperCase() : titleCase(word)))
    .join(" ");
