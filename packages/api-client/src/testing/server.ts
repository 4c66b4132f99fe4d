import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";

/** One request as the server saw it. */
export type Seen = {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
};

export type Answer = (request: Seen, response: ServerResponse) => void | Promise<void>;

/** Answers with the contract's envelope. */
export const ok = (response: ServerResponse, data: unknown): void => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ success: true, data, message: "Done" }));
};

/** Answers with the contract's error envelope. */
export const refuse = (
  response: ServerResponse,
  code: ErrorCode,
  fields: Record<string, string> = {},
): void => {
  const { status, title, message } = errorCodes[code];
  response.writeHead(status, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ success: false, data: null, message, title, code, fields, requestId: "r-1" }),
  );
};

/** A real server on a free port that answers as told and keeps what it saw. */
export const startServer = async (answer: Answer) => {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", url = "", headers } = request;
      const entry = { method, url, headers, body };
      seen.push(entry);
      return answer(entry, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
