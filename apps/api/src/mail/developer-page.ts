import { desc } from "drizzle-orm";
import { html } from "hono/html";
import type { Database } from "../database/connect.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import type { Extension } from "../server/app.ts";

const stylesheet = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.25; }
article { margin: 1rem 0; padding: 0 1rem 1rem; border: 1px solid GrayText; border-radius: 6px; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** `/api/dev/mail`: what would have been sent, for whoever tries the portal out. Demo only. */
export function developerMail(db: Database): Extension {
  const latest = () =>
    db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt)).limit(50);
  return (app) => {
    app.get("/api/dev/mail.json", async (c) => c.json(await latest()));
    app.get("/api/dev/mail.css", (c) =>
      c.body(stylesheet, 200, { "content-type": "text/css; charset=utf-8" }),
    );
    app.get("/api/dev/mail", async (c) => {
      const messages = await latest();
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>Messages of the demo</title>
              <link rel="stylesheet" href="/api/dev/mail.css" />
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
