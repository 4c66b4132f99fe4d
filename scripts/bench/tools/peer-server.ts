/** What the API is compared with: node:http alone, and node:http with one prepared query of pg. */
import { createServer, type ServerResponse } from "node:http";
import pg from "pg";

/** The answers that the API gives, byte for byte; those with a row are put into JSON each time. */
const json = process.env["PEER_JSON"] ?? "{}";
const invoice = rowAnswer("invoices", process.env["PEER_INVOICE_ID"], process.env["PEER_INVOICE"]);
const profile = rowAnswer("users", process.env["PEER_USER_ID"], process.env["PEER_PROFILE"]);

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

const server = createServer((request, response) => {
  if (request.url === "/invoice") void invoice(response);
  else if (request.url === "/profile") void profile(response);
  else send(response, 200, json);
});

function rowAnswer(table: string, id: string | undefined, answer = "{}") {
  const text = `select * from ${table} where id = $1`;
  const data: unknown = JSON.parse(answer);
  return async (response: ServerResponse) => {
    const { rows } = await pool.query({ name: table, text, values: [id] });
    send(response, rows.length === 1 ? 200 : 404, JSON.stringify(data));
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
