import { inject } from "light-my-request";
import type { RunningServer } from "../start-server.ts";

/** What `ask` takes of a `RequestInit`. */
export type Asking = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
};

/** Asks a server of this process for a path. */
export type Ask = (
  server: Pick<RunningServer, "localUrl" | "take">,
  path: string,
  asking?: Asking,
) => Promise<Response>;

/** By its port, as browsers do: of a call half of the processor's time is the network's. */
export const askByPort: Ask = ({ localUrl }, path, asking) => fetch(localUrl + path, asking);

/**
 * Without a network: all that the server does from Node's request to Node's answer is done, and what the
 * socket and the parser of HTTP do is not. That both answer the same is `ask-within.test.ts`.
 */
export const askWithin: Ask = async ({ localUrl, take }, path, asking = {}) => {
  const { method = "GET", body } = asking;
  // As `fetch` would write a form.
  const form = body instanceof FormData ? new Response(body) : undefined;
  const answer = await inject(take, {
    url: localUrl + path,
    method: method as "GET",
    headers: { ...asking.headers, ...(form && { "Content-Type": typeOf(form) }) },
    payload: form ? Buffer.from(await form.arrayBuffer()) : body,
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
  }
  const { statusCode: status, rawPayload } = answer;
  return new Response(bodiless.includes(status) ? null : new Uint8Array(rawPayload), {
    status,
    headers,
  });
};

const typeOf = ({ headers }: Response) => headers.get("content-type") ?? "";
const bodiless: readonly number[] = [204, 304];
