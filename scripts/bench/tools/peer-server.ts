/** What the API is compared with: node:http alone, and node:http with the same prepared reads of pg. */
import { createServer, type ServerResponse } from "node:http";
import pg from "pg";

/** The answers that the API gives, byte for byte; those with a row are put into JSON each time. */
const json = process.env["PEER_JSON"] ?? "{}";
const row = "select * from invoices where id = $1";
/** Its paper's code, without which an invoice is not printed. */
const paper =
  "select code from issued_documents where kind = 'invoice' and subject_id = $1::text and withdrawn_at is null";
const person = "select * from users where id = $1";
const invoice = readAnswer(
  [row, paper],
  process.env["PEER_INVOICE_ID"],
  process.env["PEER_INVOICE"],
);
const profile = readAnswer([person], process.env["PEER_USER_ID"], process.env["PEER_PROFILE"]);

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

const server = createServer((request, response) => {
  if (request.url === "/invoice") void invoice(response);
  else if (request.url === "/profile") void profile(response);
  else send(response, 200, json);
});

/** Answers `answer` after these reads, one after the other, each of which has to find one row. */
function readAnswer(reads: readonly string[], id: string | undefined, answer = "{}") {
  const data: unknown = JSON.parse(answer);
  return async (response: ServerResponse) => {
    let found = true;
    for (const text of reads) {
      // A statement's name is at most 63 letters long.
      const { rows } = await pool.query({ name: text.slice(0, 60), text, values: [id] });
      found &&= rows.length === 1;
    }
    send(response, found ? 200 : 404, JSON.stringify(data));
  };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

server.listen(Number(process.env["PORT"]), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
