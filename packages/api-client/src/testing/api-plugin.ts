import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Plugin } from "vite";
import { ok, refuse } from "./server.ts";

/**
 * Cuts the first connection under each idempotency key, answers the second. It cuts half-way through
 * the answer: a connection that closes without one is dialled again by Chromium itself, POST or not.
 */
const cutOnce = (response: ServerResponse, key: string, seen: Set<string>): void => {
  if (seen.has(key)) return ok(response, { invoiceNo: key });
  seen.add(key);
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('{"success":true', () => response.destroy());
};

/** An api beside the pages of the browser tests, as bad as the day demands. */
export const badDayApi = (): Plugin => ({
  name: "bad-day-api",
  configureServer: ({ middlewares }) => {
    const keys = new Set<string>();
    let notices = 0;
    middlewares.use("/api", (request, response, next) => {
      const { url = "", headers } = request;
      if (url.endsWith("/create-invoice")) {
        void text(request).then(() => cutOnce(response, String(headers["idempotency-key"]), keys));
      } else if (url.endsWith("/general-notices")) {
        notices += 1;
        ok(response, [{ id: String(notices) }]);
      } else if (url.endsWith("/upload-passport")) {
        const type = headers["content-type"] ?? "";
        void text(request).then(
          (body) =>
            body.includes("too big")
              ? refuse(response, "file_too_big")
              : ok(response, { passport: type }),
          // Who cancels half-way hears no answer; unheard, it would end the whole run.
          () => undefined,
        );
      } else {
        next();
      }
    });
  },
});
