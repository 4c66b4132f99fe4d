/** Students and staff with their demo accounts, and the letters that the portal sends them. */
import { demoPassword } from "@polyportal/api/src/database/seed/demo/users.ts";
import { paths } from "@polyportal/domain/routes/paths";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Fills in the form of the sign-in page and sends it. */
export async function enter(page: Page, userName: string, password = demoPassword): Promise<void> {
  await page.getByRole("textbox", { name: "Username" }).fill(userName);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs in on the page, as a person does. */
export async function signIn(page: Page, userName: string, password?: string): Promise<void> {
  await page.goto(paths.login);
  await enter(page, userName, password);
}

/** The start page, at its heading; the notices may have opened over it already. */
export async function expectStartPage(page: Page): Promise<void> {
  const name = "Apply to Alani State Polytechnic";
  const heading = page.getByRole("heading", { level: 1, name, includeHidden: true });
  await expect(heading).toBeVisible();
}

/** The page behind the sign-in, at its heading. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page).toHaveURL(paths.dashboard);
}

/** Whose password or factors a journey of its own changes, on a server of other journeys, too. */
const keysChange = ["bursar", "registrar", "fresh.student", "helpdesk", "student.affairs"];

/** A browser that is signed in already, by the call that the sign-in page makes. */
export async function signedIn({ request }: Page, userName: string): Promise<void> {
  await login(request, userName);
}

/** The same browser, and what makes the calls of its pages. */
export async function signedInWithCalls({ request }: Page, userName: string) {
  const answer = await (await login(request, userName)).json();
  const headers = { authorization: `Bearer ${answer.data.session.jwtToken.token}` };
  return async <Data>(method: "GET" | "POST" | "PUT", path: string, data?: object) => {
    const called = await request.fetch(path, { method, headers, data, failOnStatusCode: true });
    return (await called.json()).data as Data;
  };
}

function login(request: APIRequestContext, userName: string) {
  if (keysChange.includes(userName)) throw new Error(`Sign in with another than ${userName}`);
  return request.post("/api/Authentication/login", {
    data: { userName, password: demoPassword },
    failOnStatusCode: true,
  });
}

/** Chooses the entry of the menu on a phone, where no side menu stands. */
export async function chooseModule(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Modules" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

type Letter = { recipient: string; body: string };

/** The newest letter to an address, as the demo shows it to the developer. */
export async function newestLetter(request: APIRequestContext, to: string): Promise<string> {
  return (await lettersTo(request, to))[0]!;
}

/** The link of the newest letter to an address that has one: officials get letters of every day beside it. */
export async function linkFor(request: APIRequestContext, to: string): Promise<string> {
  return newestPart(request, to, /https?:\S+\?token=\S+/);
}

/** The six digits of the newest letter to an address that has them on a line. */
export async function codeFor(request: APIRequestContext, to: string): Promise<string> {
  return newestPart(request, to, /^\d{6}$/m);
}

async function newestPart(request: APIRequestContext, to: string, pattern: RegExp) {
  const letters = await lettersTo(request, to);
  const part = letters.map((body) => pattern.exec(body)?.[0]).find((found) => found !== undefined);
  if (part === undefined) throw new Error(`Nothing like ${pattern} in: ${letters.join("\n\n")}`);
  return part;
}

/** Bodies, the newest first. */
async function lettersTo(request: APIRequestContext, to: string): Promise<string[]> {
  const answer = await request.get("/api/dev/mail.json", { failOnStatusCode: true });
  const letters: Letter[] = await answer.json();
  const bodies = letters.filter(({ recipient }) => recipient === to).map(({ body }) => body);
  if (bodies.length === 0) throw new Error(`No letter to ${to}.`);
  return bodies;
}
