import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
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
  const { id } = await server.ok("createNotice", draft({ text }), asAdmin);
  const board = await server.ok("listNotices", {});
  expect(board.find((one) => one.id === id)?.description).toBe(shown);
  await server.ok("deleteNotice", { id }, asAdmin);
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
