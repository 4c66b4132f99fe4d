import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { createIsForeign } from "./own-origin.ts";

const portal = "https://portal.example.edu.ng";
const apply = "https://apply.example.edu.ng";
const isForeign = createIsForeign({
  ...readConfig({}),
  publicUrl: portal,
  appOrigins: [apply],
});
const host = "portal.example.edu.ng";

test.each([
  ["the portal's own page", { host, origin: portal, "sec-fetch-site": "same-origin" }],
  ["an app on an origin of its own", { host, origin: apply, "sec-fetch-site": "same-site" }],
  ["the portal behind a proxy that asks by another name", { host: "10.0.0.7", origin: portal }],
  ["an own page that hides where it is", { host, origin: "null", "sec-fetch-site": "same-origin" }],
  ["an older browser at the host that was asked", { host: "10.0.0.7", origin: "https://10.0.0.7" }],
  ["an older browser that names the page only", { host, referer: `${portal}/login?x=1` }],
  ["a program", { host }],
  ["a person who typed the address", { host, "sec-fetch-site": "none" }],
])("%s is not foreign", (_, headers) => {
  expect(isForeign(headers)).toBe(false);
});

test.each([
  ["another site", { host, origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["another site in an older browser", { host, origin: "https://evil.example" }],
  ["a neighbour", { host, origin: "https://blog.example.edu.ng", "sec-fetch-site": "same-site" }],
  ["a page without an origin", { host, origin: "null" }],
  ["a sandboxed frame", { host, origin: "null", "sec-fetch-site": "cross-site" }],
  ["the portal's name without TLS", { host, origin: "http://portal.example.edu.ng" }],
  ["another port of the same host", { host, origin: `${portal}:8443` }],
  ["one that names the page only", { host, referer: "https://evil.example/" }],
  ["one that says nothing but where it stands", { host, "sec-fetch-site": "cross-site" }],
  ["a name that only begins alike", { host, origin: `${portal}.evil.example` }],
])("%s is foreign", (_, headers) => {
  expect(isForeign(headers)).toBe(true);
});
