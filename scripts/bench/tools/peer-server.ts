/** What the API is compared with: node:http alone, and node:http with one prepared query of pg. */
import { createServer } from "node:http";
import pg from "pg";

const json = process.env["PEER_JSON"] ?? "{}";
const userId = process.env["PEER_USER_ID"];
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

const server = createServer(async (request, response) => {
  let body = json;
  if (request.url === "/row") {
    const { rows } = await pool.query({
      name: "user",
      text: "select * from users where id = $1",
      values: [userId],
    });
    body = JSON.stringify(rows[0]);
  }
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
});

server.listen(Number(process.env["PORT"]), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
