import { fc, test } from "@fast-check/vitest";
import { afterAll, expect } from "vitest";
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

const signs = "< > \" ' ` = & / \\ [ ] ( ) * _ # - ! :".split(" ").concat("\n", " ");
const beginnings = ["<script", "<img src=x onerror=", "<a href=", "<svg", "<math>", "<noscript>"];
const rests = ["javascript:", "data:", "&#x6a;", "style=", "<p title=", "</p>", "<!--", "]]>"];
const pieces = fc.constantFrom(...signs, ...beginnings, ...rests, "word", "<b>", "1. ");

test.prop([fc.array(pieces, { maxLength: 40 })], { numRuns: 500 })(
  "whatever is written, only plain markup comes out, and the same again",
  (written) => {
    const html = render(written.join(""));
    const tags = html.match(/<[^>]*>?/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<(?:\/?(?:p|strong|b|em|i|u|ul|ol|li|h3|h4|blockquote)|br \/|\/a|a(?: href="[^"]*")? rel="noopener")>$/,
      );
      expect(tag).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i);
    }
  },
);
