import { get } from "react-hook-form";

type Branch = Readonly<Record<string, unknown>>;

export const isBranch = (value: unknown): value is Branch =>
  typeof value === "object" && value !== null;

/** The error at a path in react-hook-form's tree: a message, those of its parts, or both. */
export function errorAt(errors: unknown, path: string): { branch: Branch; message?: string } {
  const found: unknown = get(errors, path);
  const branch = isBranch(found) ? found : {};
  return typeof branch["message"] === "string"
    ? { branch, message: branch["message"] }
    : { branch };
}
