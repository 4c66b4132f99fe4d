import { ApiError } from "@polyportal/api-client/client/api-error";

/**
 * Of a confirmation over a form: what the server says of the form's fields marks them, and stands in the
 * confirmation as its message, for the fields are behind it. What it says of the reason or the words is the
 * confirmation's own.
 */
export function fieldsBehind(
  error: unknown,
  mark: (fields: Readonly<Record<string, string>>) => void,
): unknown {
  if (!(error instanceof ApiError) || "reason" in error.fields || "typed" in error.fields)
    return error;
  mark(error.fields);
  const { kind, title, code, status, requestId } = error;
  const message = Object.values(error.fields).join(" ") || error.message;
  return new ApiError({ kind, title, message, code, status, requestId, cause: error });
}
