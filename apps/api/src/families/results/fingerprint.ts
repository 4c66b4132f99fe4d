import { hash } from "node:crypto";

/** A SHA-256 hex digest of the content, independent of the order of keys. */
export const fingerprintOf = (said: object): string => hash("sha256", canonical(said), "hex");

const canonical = (said: object): string =>
  JSON.stringify(said, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
