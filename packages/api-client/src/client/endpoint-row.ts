import type { Endpoint } from "../contract/define.ts";

/** What the browser must know of an endpoint: everything else of the contract is types only. */
export type EndpointRow = {
  readonly method: Endpoint["method"];
  readonly path: string;
  /** Takes the token of one application. */
  readonly asApplicant: boolean;
  /** Takes the access token of a signed-in person. */
  readonly asUser: boolean;
  readonly upload: boolean;
  readonly file: boolean;
  readonly idempotent: boolean;
};

const flagLetters = { asApplicant: "a", asUser: "u", upload: "f", file: "b", idempotent: "i" };

/** One endpoint as `METHOD path flags`, the path below `/api/`: short, and gzip likes the repetition. */
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

/** Reads what `encodeRow` wrote. */
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
