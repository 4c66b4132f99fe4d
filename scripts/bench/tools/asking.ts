import type { Server } from "./api-server.ts";

/** Asks the API in somebody's name, and answers the data; a refusal is an error. */
export type Ask = <Data>(method: string, path: string, input?: object) => Promise<Data>;

/** Who asks, from which address behind the proxy. */
export const headersOf = (token: string, address: string) => ({
  authorization: `Bearer ${token}`,
  "x-forwarded-for": address,
});

export const asking =
  ({ url }: Server, token: string, address: string): Ask =>
  async (method, path, input) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...headersOf(token, address),
        ...(input && { "content-type": "application/json" }),
      },
      body: input && JSON.stringify(input),
    });
    const told = (await answer.json()) as { success: boolean; data: never; message: string };
    if (!told.success) throw new Error(`${path}: ${told.message}`);
    return told.data;
  };
