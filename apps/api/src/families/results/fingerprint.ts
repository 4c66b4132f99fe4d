import { hash } from "node:crypto";

/**
 * Of all that is said, 64 digits of base 16: the same for the same content, in whichever order a table
 * gives its keys back.
 */
export const fingerprintOf = (said: object): string => hash("sha256", canonical(said), "hex");

const canonical = (said: object): string =>
  JSON.stringify(said, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
