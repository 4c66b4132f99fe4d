import { titleCase } from "@polyportal/domain/format/name";
import type { MenuItem } from "@polyportal/domain/routes/menus";

const initialisms = new Set(["siwes", "jamb"]);

/** A module's label as it is shown: the server's "academic fees" is "Academic Fees", "siwes" is "SIWES". */
export const labelOf = ({ label }: MenuItem): string =>
  label
    .split(" ")
    .map((word) => (initialisms.has(word) ? word.toUpperCase() : titleCase(word)))
    .join(" ");
