import { sameValues } from "./draft-store.ts";

const isParted = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The paths (`nextOfKin.email`, `sittings.0.examYear`) at which two forms' values differ. */
export function differences(a: unknown, b: unknown, path = ""): string[] {
  if (!isParted(a) && !isParted(b)) return sameValues({ value: a }, { value: b }) ? [] : [path];
  const names = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  return [...names].flatMap((name) => {
    const at = path === "" ? name : `${path}.${name}`;
    // Each by its own name, because secrets are skipped by name.
    const [left, right] = [valueAt(a, name), valueAt(b, name)];
    if (isParted(left) || isParted(right)) return differences(left, right, at);
    return sameValues({ [name]: left ?? "" }, { [name]: right ?? "" }) ? [] : [at];
  });
}

const valueAt = (values: unknown, name: string): unknown =>
  isParted(values) ? (values as Record<string, unknown>)[name] : undefined;

/** The value at a path. */
export const at = (values: unknown, path: string): unknown =>
  path.split(".").reduce(valueAt, values);
