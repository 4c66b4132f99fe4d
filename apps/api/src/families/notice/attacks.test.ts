import { noticeCategories } from "@polyportal/domain/notice/audience";
import { like } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { notices } from "../../database/schema/notice.ts";
import { testServer } from "../../testing/test-server.ts";
import { render } from "./render.ts";
import { draft } from "./testing/drafts.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };

test.each([
  ["a script", "Read <script>steal()</script>on", "<p>Read on</p>"],
  ["a picture that runs code", "Read ![x](x) <img src=x onerror=steal()>on", "<p>Read  on</p>"],
  ["a link that is code", "[on](javascript:steal())", '<p><a rel="noopener">on</a></p>'],
  ["the same in disguise", "[on](JaVa&#x73;cript:steal())", '<p><a rel="noopener">on</a></p>'],
  ["a link to data", "[on](data:text/html;base64,PHNjcmlwdD4=)", '<p><a rel="noopener">on</a></p>'],
  ["a link to another protocol", "[on](//evil.example)", '<p><a rel="noopener">on</a></p>'],
  ["a frame", '<iframe src="https://evil.example"></iframe>Read on', "Read on"],
  ["a style over the page", '<p style="position:fixed" class="x">Read on</p>', "<p>Read on</p>"],
  [
    "a form that asks for a password",
    '<form action="/x"><input name="p"></form>Read on',
    "Read on",
  ],
  ["a drawing that runs code", "<svg onload=steal()>Read on</svg>", "<p>Read on</p>"],
  ["one that only looks like it", "<svg/onload=steal()>", "<p>&lt;svg/onload=steal()&gt;</p>"],
  [
    "half an element",
    "Read on <img src=x onerror=steal()",
    "<p>Read on &lt;img src=x onerror=steal()</p>",
  ],
])("%s never reaches a reader, neither by the form nor in the preview", async (_, text, shown) => {
  const { description } = await server.ok("previewNotice", { text }, asAdmin);
  expect(description).toBe(shown);
  const { id } = await server.ok("createNotice", draft({ text, inPublic: true }), asAdmin);
  const board = await server.ok("listNotices", {});
  expect(board.find((one) => one.id === id)?.description).toBe(shown);
  await server.ok("deleteNotice", { id }, asAdmin);
});

const titlesSeen = async (asked: object) =>
  (await server.ok("listNotices", {}, asked)).map(({ title }) => title);

test.each(noticeCategories)(
  "a notice of %s is read by strangers only where its writer said so",
  async (category) => {
    const say = (title: string, given: object) =>
      server.ok("createNotice", draft({ title, category, ...given }), asAdmin);
    // A form of before that says nothing of strangers keeps them out.
    const { inPublic: _, ...silent } = draft({ title: "Said nothing", category });
    const { id } = await server.ok("createNotice", silent, asAdmin);
    await say("Said no", { inPublic: false });
    await say("Said yes", { inPublic: true });
    // Neither signed out, nor as somebody whom it is not for, nor by asking otherwise.
    for (const asked of [{}, asAdmin, { as: { user: "student" } }]) {
      const seen = await titlesSeen(asked);
      expect(seen).toContain("Said yes");
      expect(seen).not.toContain("Said nothing");
      expect(seen).not.toContain("Said no");
    }
    for (const query of ["inPublic=false", "category=Staff", "active=true", "inPublic="]) {
      const answer = await fetch(`${server.url}/api/Notices/general-notices?${query}`);
      expect(await answer.text()).not.toMatch(/Said no/);
    }
    for (const name of ["listOwnNotices", "listNoticeBoard"] as const) {
      expect(await server.request(name, {}, {})).toMatchObject({ status: 401 });
    }
    expect(await server.request("getNotice", { id }, {})).toMatchObject({ status: 401 });
    await server.db
      .update(notices)
      .set({ deletedAt: new Date() })
      .where(like(notices.title, "Said %"));
  },
);

test("what was public and is so no longer is gone at once, from whoever kept it, too", async () => {
  const { id } = await server.ok("createNotice", draft({ title: "Slip", inPublic: true }), asAdmin);
  const address = `${server.url}/api/Notices/general-notices`;
  const kept = await fetch(address);
  expect(await kept.text()).toContain("Slip");
  expect(kept.headers.get("cache-control")).toBe("public, no-cache");
  await server.ok("updateNotice", { id, revision: 1, ...draft({ title: "Slip" }) }, asAdmin);
  const again = await fetch(address, {
    headers: { "If-None-Match": kept.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(200);
  expect(await again.text()).not.toContain("Slip");
  expect(await server.ok("getNotice", { id }, asAdmin)).toMatchObject({ inPublic: false });
});

test("what has nothing but harm in it is no notice", async () => {
  for (const text of ["<script>steal()</script>", "<style>p{display:none}</style>", "![](x)"]) {
    expect(await server.request("createNotice", draft({ text }), asAdmin)).toMatchObject({
      status: 422,
      fields: { text: "please enter a description" },
    });
  }
});

test.each([">", "> ", "- a\n  > ", "1. ", "[![", "*_"])(
  "%j without end is refused or shown, and stops nobody",
  async (sign) => {
    const text = sign.repeat(8_000 / sign.length);
    const began = Date.now();
    const answer = await server.request("previewNotice", { text }, asAdmin);
    expect(answer.success || answer.fields["text"]).toBeTruthy();
    expect([200, 422]).toContain(answer.status);
    expect(Date.now() - began).toBeLessThan(5_000);
  },
);

const signs = "< > \" ' ` = & / \\ [ ] ( ) * _ # - ! :".split(" ").concat("\n", " ");
const beginnings = ["<script", "<img src=x onerror=", "<a href=", "<svg", "<math>", "<noscript>"];
const rests = ["javascript:", "data:", "&#x6a;", "style=", "<p title=", "</p>", "<!--", "]]>"];
const pieces = fc.constantFrom(...signs, ...beginnings, ...rests, "word", "<b>", "1. ");

test("whatever is written, nothing but plain markup comes out", () => {
  const property = fc.property(fc.array(pieces, { maxLength: 40 }), (written) => {
    for (const tag of render(written.join("")).match(/<[^>]*>?/g) ?? []) {
      expect(tag).toMatch(
        /^<(?:\/?(?:p|strong|b|em|i|u|ul|ol|li|h3|h4|blockquote)|br \/|\/a|a(?: href="[^"]*")? rel="noopener")>$/,
      );
      expect(tag).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i);
    }
  });
  fc.assert(property, { numRuns: 500 });
});
