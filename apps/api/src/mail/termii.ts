import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import type { Transport } from "./outbox.ts";

/** A school's account at Termii, which hands text messages to the Nigerian networks. */
export type TermiiAccount = {
  /** Each account has an address of its own. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Who the message comes from, as Termii has approved it: 3 to 11 letters and digits. */
  readonly from: string;
};

const answer = z.object({ code: z.string() });

/**
 * Delivers text messages through Termii (developers.termii.com, Messaging API), on its route for news that
 * people wait for: the other one leaves out whoever wants no advertising. A refusal is thrown, and says
 * neither the key nor the number.
 */
export function termiiTransport({ baseUrl, apiKey, from }: TermiiAccount): Transport {
  const address = new URL("/api/sms/send", baseUrl);
  return async ({ recipient, body }) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        api_key: apiKey,
        to: canonicalPhone(recipient).replace("+", ""),
        from,
        sms: body,
        type: "plain",
        channel: "dnd",
      }),
      redirect: "error",
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) throw new Error(`Termii answered ${response.status}`);
    const said = answer.safeParse(await response.json().catch(() => undefined));
    if (said.data?.code !== "ok") throw new Error("Termii did not take the message");
  };
}
