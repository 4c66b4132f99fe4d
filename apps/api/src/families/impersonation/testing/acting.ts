import type { Contract } from "@polyportal/api-client/contract/contract";
import type { TestServer } from "../../../testing/test-server.ts";
import { openBrowser } from "../../authentication/testing/browser.ts";
import { addPerson, password } from "../../authentication/testing/people.ts";

type Browser = ReturnType<typeof openBrowser>;

let turn = 0;

/** Officials of a server, and as whom they are signed in. */
export function actingOn(server: TestServer<Contract>) {
  /** An official of a role, signed in at a browser of their own. */
  async function official(role = "administrator") {
    turn += 1;
    const person = await addPerson(server, {
      userName: `official.${turn}`,
      userType: "official",
      role,
    });
    const browser = openBrowser(server);
    await browser.request("login", { userName: person.userName, password });
    return { person, browser, as: { token: browser.cookies.get("token") ?? "" } };
  }

  /** The official at whose browser a student is signed in now. */
  async function actingFor(userName: string, reason = "") {
    const { person, browser, as } = await official();
    const wish = await browser.request("impersonate", { userName, reason }, as);
    if (!wish.success) throw new Error(wish.code);
    const opened = await browser.request("impersonationLogin", wish.data);
    return {
      impersonator: person,
      browser,
      as: { token: browser.cookies.get("token") ?? "" },
      old: as,
      opened,
    };
  }

  /** Whose portal the browser shows; undefined when it is signed out. */
  async function whoseIs({ cookies }: Browser): Promise<string | undefined> {
    const token = cookies.get("token");
    return token && (await server.ok("getProfile", {}, { as: { token } })).userName;
  }

  return { official, actingFor, whoseIs };
}
