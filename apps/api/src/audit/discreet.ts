import { isDeepStrictEqual } from "node:util";
import { isSensitive } from "@polyportal/domain/audit/sensitive";

type Both = { readonly before: unknown; readonly after: unknown };

/** Hides the values of sensitive fields and only shows that they changed. */
export function discreet({ before, after }: Both): Both {
  return { before: cover(before, undefined), after: cover(after, before) };
}

function cover(value: unknown, earlier: unknown): unknown {
  if (Array.isArray(value)) {
    const others = Array.isArray(earlier) ? (earlier as unknown[]) : [];
    return value.map((one: unknown, index) => cover(one, others[index]));
  }
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const others = typeof earlier === "object" && earlier !== null ? earlier : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]: [string, unknown]) => {
      const other = others && Reflect.get(others, name);
      if (!isSensitive(name)) return [name, cover(own, other)];
      if (other === undefined) return [name, own === null || own === undefined ? own : "given"];
      return [name, isDeepStrictEqual(own, other) ? "unchanged" : "changed"];
    }),
  );
}
