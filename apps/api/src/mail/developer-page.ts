import { desc } from "drizzle-orm";
import { html } from "hono/html";
import type { Database } from "../database/connect.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import type { Extension } from "../server/app.ts";

/** `/api/dev/mail`: what would have been sent, for whoever tries the portal out. Demo only. */
export function developerMail(db: Database): Extension {
  const latest = () =>
    db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt)).limit(50);
  return (app) => {
    app.get("/api/dev/mail.json", async (c) => c.json(await latest()));
    app.get("/api/dev/mail", async (c) => {
      const messages = await latest();
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>Messages of the demo</title>
            </head>
            <body>
              <main>
                <h1>Messages of the demo</h1>
                <p>No mail server is configured: e-mails and text messages are shown here.</p>
                ${messages.map(
                  (message) =>
                    html`<article>
                      <h2>${message.subject || message.kind}</h2>
                      <p>
                        ${message.channel} to ${message.recipient},
                        <time datetime="${message.createdAt.toISOString()}"
                          >${message.createdAt.toUTCString()}</time
                        >
                      </p>
                      <pre>${linked(message.body)}</pre>
                    </article>`,
                )}
              </main>
            </body>
          </html>`,
      );
    });
  };
}

/** The text with its addresses as links; everything else escaped. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
