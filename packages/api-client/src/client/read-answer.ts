import type { Envelope, ErrorEnvelope } from "../contract/define.ts";
import { answeredError, failedCall } from "./api-error.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  isObject(body) && body["success"] === true && "data" in body;

const isErrorEnvelope = (body: unknown): body is ErrorEnvelope =>
  isObject(body) &&
  body["success"] === false &&
  typeof body["message"] === "string" &&
  typeof body["title"] === "string" &&
  typeof body["code"] === "string";

/** Undefined if it is not JSON. A cut connection still rejects, since there is no answer. */
const readJson = async (response: Response): Promise<unknown> => {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The file name in `Content-Disposition`: `filename*` (RFC 5987) before `filename`. */
export const fileNameOf = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? "")?.[1];
  try {
    return decodeURIComponent(encoded ?? "") || (plain ?? "download");
  } catch {
    return plain ?? "download";
  }
};

const readFile = async (response: Response): Promise<File> => {
  const blob = await response.blob();
  return new File([blob], fileNameOf(response.headers.get("content-disposition")), {
    type: blob.type,
  });
};

/** What a call resolves with: the envelope's `data`, or a file. Rejects with an `ApiError`. */
export const readAnswer = async (response: Response, file: boolean): Promise<unknown> => {
  if (response.ok && file) return readFile(response);
  const body = await readJson(response);
  if (isErrorEnvelope(body)) throw answeredError(response.status, body);
  if (response.ok && isEnvelope(body)) return body.data;
  const requestId = response.headers.get("x-request-id");
  throw failedCall({
    kind: "unreadable",
    status: response.status,
    ...(requestId !== null && { requestId }),
  });
};
