import { ApiError } from "@polyportal/api-client/client/api-error";
import type { AskActProps } from "../../parts/act/ask-act.tsx";

type OnAct = AskActProps["onAct"];
type Mark = (fields: Readonly<Record<string, string>>) => void;

/** The act of a confirmation over a form; what the server says of the form's fields is marked there. */
export const markingBehind =
  (onAct: OnAct, mark: Mark): OnAct =>
  async (given, chosen) => {
    try {
      return await onAct(given, chosen);
    } catch (error) {
      throw fieldsBehind(error, mark);
    }
  };

/**
 * What stands in the confirmation: what is said of the form's fields as its message, for they are behind it.
 * What is said of the reason or the words is the confirmation's own.
 */
function fieldsBehind(error: unknown, mark: Mark): unknown {
  if (!(error instanceof ApiError) || "reason" in error.fields || "typed" in error.fields)
    return error;
  mark(error.fields);
  const { kind, title, code, status, requestId } = error;
  const message = Object.values(error.fields).join(" ") || error.message;
  return new ApiError({ kind, title, message, code, status, requestId, cause: error });
}
