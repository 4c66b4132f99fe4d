import type { Contract, EndpointName } from "@polyportal/api-client/contract/contract";
import type { InputOf, OutputOf } from "@polyportal/api-client/contract/define";
import type { As, TestAnswer, TestServer } from "../../../testing/test-server.ts";

/** Keeps cookies as a browser does, and calls from an address of its own. */
export type Browser = {
  readonly address: string;
  readonly cookies: Map<string, string>;
  readonly request: <Name extends EndpointName>(
    name: Name,
    input: InputOf<Contract[Name]>,
    as?: As,
  ) => Promise<TestAnswer<OutputOf<Contract[Name]>>>;
  /** Another browser behind the same address. */
  readonly sibling: () => Browser;
};

/** The tests' server believes the proxy that would name the caller's address. */
export const behindProxy = { config: { trustProxy: 1 } };

let browsers = 0;

export function openBrowser(server: TestServer<Contract>): Browser {
  browsers += 1;
  return browserAt(server, `10.0.${browsers >> 8}.${browsers & 255}`);
}

function browserAt(server: TestServer<Contract>, address: string): Browser {
  const cookies = new Map<string, string>();
  return {
    address,
    cookies,
    sibling: () => browserAt(server, address),
    async request(name, input, as) {
      const pairs = [...cookies].map(([key, value]) => `${key}=${value}`);
      const headers = { "X-Forwarded-For": address, Cookie: pairs.join("; ") };
      const answer = await server.request(name, input, { headers, ...(as && { as }) });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0/i.test(cookie)) cookies.delete(key);
        else cookies.set(key, value);
      }
      return answer;
    },
  };
}
