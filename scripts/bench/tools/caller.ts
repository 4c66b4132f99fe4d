/** People who ask the API, each from an address of their own. */
import type { Server } from "./api-server.ts";
import { addressOf, signIn } from "./large-school.ts";
import { until } from "./timing.ts";

/** Somebody who is signed in. */
export type Caller = {
  token: string;
  /** Asks for data; a refusal is an error. */
  ask: <Data>(method: string, path: string, input?: object | FormData) => Promise<Data>;
  /** Reads whatever stands there to its end; a refusal is an error. */
  read: (path: string) => Promise<void>;
};

/** Asks in the name of whoever these headers tell of. */
export const asking =
  ({ url }: Server, headers: Record<string, string> = {}): Caller["ask"] =>
  async (method, path, input) => {
    const isForm = input instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: isForm || !input ? headers : { ...headers, "content-type": "application/json" },
      body: isForm || !input ? input : JSON.stringify(input),
    });
    const told = (await answer.json()) as { success: boolean; data: never; message: string };
    if (!told.success) throw new Error(`${path}: ${told.message}`);
    return told.data;
  };

/** Signs somebody in from the address of that number. */
export async function callerOf(server: Server, userName: string, from = 0): Promise<Caller> {
  const token = await signIn(server, userName, addressOf(from));
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": addressOf(from) };
  return {
    token,
    ask: asking(server, headers),
    async read(path) {
      const answer = await fetch(server.url + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    },
  };
}

/** Signs people in, in turn: many passwords at once are hashed in far more memory than all else takes. */
export async function callersOf(server: Server, names: readonly string[]): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (const [index, name] of names.entries()) callers.push(await callerOf(server, name, index));
  return callers;
}

type Import = { state: string; error: string | null };

/** Waits until an import stands so. */
export async function importIs({ ask }: Caller, id: string, state: string): Promise<void> {
  const found = () => ask<Import>("GET", `/api/Import/imports/${id}?size=1`);
  await until(found, (one) => {
    if (one.error) throw new Error(one.error);
    return one.state === state;
  });
}
