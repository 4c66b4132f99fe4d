import { groupRrr } from "@polyportal/domain/format/rrr";
import { maskName } from "@polyportal/domain/format/mask";
import { formatNaira, toNaira } from "@polyportal/domain/format/naira";
import { html } from "hono/html";
import { testCards } from "./cards.ts";
import type { SandboxOrder } from "./store.ts";

type Html = ReturnType<typeof html>;

/** What the payer can make happen. `pay` follows the card; the others happen whatever the card. */
export const outcomes = {
  pay: "Pay",
  fail: "Let the payment fail",
  abandon: "Leave without paying",
  "pay-twice": "Pay twice",
  "pay-late": "Pay, and tell the school late",
  "pay-doubled": "Pay, and tell the school twice",
  "pay-lost": "Pay, and never tell the school",
} as const;

export type Outcome = keyof typeof outcomes;

/** Whether a form's value names an outcome. */
export const isOutcome = (value: string): value is Outcome => Object.hasOwn(outcomes, value);

// Addresses are relative, so that the sandbox works wherever it is mounted: every page lives
// below /remita/ecomm/.

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - Sandbox payment gateway</title>
        <link rel="stylesheet" href="card-page.css" />
      </head>
      <body>
        <header>
          <strong>This is a sandbox: no money moves.</strong> Never type a real card here.
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** The payer is masked: whoever knows a phone number can come here from its invoice. */
const summary = (order: SandboxOrder, payee: string): Html =>
  html`<dl>
    <div>
      <dt>Pay to</dt>
      <dd>${payee}</dd>
    </div>
    <div>
      <dt>For</dt>
      <dd>${order.description}</dd>
    </div>
    <div>
      <dt>Payer</dt>
      <dd>${maskName(order.payerName)}</dd>
    </div>
    <div>
      <dt>RRR</dt>
      <dd>${groupRrr(order.rrr)}</dd>
    </div>
    <div>
      <dt>Amount</dt>
      <dd>${formatNaira(toNaira(order.amountKobo))}</dd>
    </div>
  </dl>`;

const button = (outcome: Outcome): Html =>
  html`<button name="outcome" value="${outcome}" formnovalidate>${outcomes[outcome]}</button>`;

/** The page on which a card is charged, or anything else is made to happen. */
export function cardPage(view: {
  order: SandboxOrder;
  payee: string;
  /** What the form sends back to prove that the school sent this payer. */
  fields: Readonly<Record<string, string>>;
  lateSeconds: number;
  /** What is wrong with the card number. */
  error?: string;
}): Html {
  const { order, payee, fields, lateSeconds, error } = view;
  const amount = formatNaira(toNaira(order.amountKobo));
  return page(
    error ? "Check the card number" : "Pay by card",
    html`
      ${error && html`<p class="summary" role="alert"><a href="#number">${error}</a></p>`}
      ${
        order.state === "failed" &&
        html`<p class="summary" role="status">The last try failed. You can try again.</p>`
      }
      ${summary(order, payee)}
      <form method="post" action="pay">
        ${Object.entries(fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <p>The sandbox takes only these two cards of its own, with any expiry and CVV:</p>
        <ul>
          <li><code>${testCards.pays}</code> pays</li>
          <li><code>${testCards.declined}</code> is declined</li>
        </ul>
        <label for="number">Card number</label>
        ${error && html`<p class="error" id="number-error">${error}</p>`}
        <input
          id="number"
          name="number"
          inputmode="numeric"
          autocomplete="off"
          maxlength="23"
          required
          value="${error ? "" : testCards.pays}"
          ${error ? html`aria-invalid="true" aria-describedby="number-error"` : ""}
        />
        <div class="pair">
          <div>
            <label for="expiry">Expiry (MM/YY)</label>
            <input
              id="expiry"
              name="expiry"
              inputmode="numeric"
              autocomplete="off"
              maxlength="5"
              required
              value="12/30"
            />
          </div>
          <div>
            <label for="cvv">CVV</label>
            <input
              id="cvv"
              name="cvv"
              inputmode="numeric"
              autocomplete="off"
              maxlength="4"
              required
              value="123"
            />
          </div>
        </div>
        <button class="primary" name="outcome" value="pay">Pay ${amount}</button>
        <h2>Or try what can go wrong</h2>
        <p>The late notice comes ${lateSeconds} seconds after the payment.</p>
        ${(["fail", "abandon", "pay-twice", "pay-late", "pay-doubled", "pay-lost"] as const).map(button)}
      </form>
    `,
  );
}

/** The page of a reference that takes no money: paid, cancelled or expired. */
export const closedPage = (
  order: SandboxOrder,
  payee: string,
  reason: string,
  back: string,
): Html =>
  page(reason, html`${summary(order, payee)}<a class="button" href="${back}">Back to ${payee}</a>`);

/** The page of a payer who was not sent here properly. */
export const refusedPage = (reason: string): Html =>
  page("This payment cannot be opened", html`<p>${reason}</p>`);
