import type { Endpoint } from "../contract/define.ts";

/** What the browser needs to know of an endpoint. The rest of the contract is types only. */
export type EndpointRow = {
  readonly method: Endpoint["method"];
  readonly path: string;
  /** Sends the token of one application. */
  readonly asApplicant: boolean;
  /** Sends the access token of a signed-in person. */
  readonly asUser: boolean;
  readonly upload: boolean;
  readonly file: boolean;
  readonly idempotent: boolean;
};

const flagLetters = { asApplicant: "a", asUser: "u", upload: "f", file: "b", idempotent: "i" };

/** An endpoint as `METHOD path flags`, with the path below `/api/`. Short, and repetitive for gzip. */
export const encodeRow = (endpoint: Endpoint): string => {
  const flags = [
    endpoint.audience.includes("applicant") && flagLetters.asApplicant,
    endpoint.audience.some((who) => who !== "applicant" && who !== "anyone") && flagLetters.asUser,
    endpoint.send === "upload" && flagLetters.upload,
    endpoint.answer === "file" && flagLetters.file,
    endpoint.idempotent && flagLetters.idempotent,
  ].filter((flag) => flag !== false && flag !== undefined);
  return [endpoint.method, endpoint.path.slice("/api/".length), flags.join("")].join(" ").trim();
};

const isMethod = (text: string | undefined): text is Endpoint["method"] =>
  text === "GET" || text === "POST" || text === "PUT" || text === "PATCH" || text === "DELETE";

/** Parses what `encodeRow` wrote. */
export const decodeRow = (row: string): EndpointRow => {
  const [method, path, flags = ""] = row.split(" ");
  if (!isMethod(method) || path === undefined) throw new Error(`Not an endpoint: ${row}`);
  return {
    method,
    path: `/api/${path}`,
    asApplicant: flags.includes(flagLetters.asApplicant),
    asUser: flags.includes(flagLetters.asUser),
    upload: flags.includes(flagLetters.upload),
    file: flags.includes(flagLetters.file),
    idempotent: flags.includes(flagLetters.idempotent),
  };
};
