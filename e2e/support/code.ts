/** Reads what a rehearsal shows instead of sending it. */
import type { APIRequestContext } from "@playwright/test";

type Message = { kind: string; recipient: string; body: string };

/** The newest letter of one of these kinds that went to an address, and what of it a pattern finds. */
async function found(
  request: APIRequestContext,
  address: string,
  kinds: readonly string[],
  pattern: RegExp,
): Promise<string[]> {
  const answer = await request.get("/api/dev/mail.json", { failOnStatusCode: true });
  const messages: Message[] = await answer.json();
  const letter = messages.find(
    ({ kind, recipient }) => kinds.includes(kind) && recipient === address,
  );
  const [, ...parts] = pattern.exec(letter?.body ?? "") ?? [];
  if (parts.length === 0) throw new Error(`No code went to ${address}.`);
  return parts;
}

/** The newest code that went to an address. */
export const codeFor = async (request: APIRequestContext, address: string): Promise<string> =>
  (await found(request, address, ["applicantCode"], /^(\d{4}) (\d{4})$/m)).join("");

/** The newest link by which a receiver of a transcript was asked whether it has arrived. */
export const receiptLinkFor = async (request: APIRequestContext, address: string) =>
  (await found(request, address, ["transcriptReceiver"], /(\/transcript_receipt#\S+)/)).join("");

/** The newest code for payments or transcripts that went to an address. */
export const sixDigitsFor = async (request: APIRequestContext, address: string): Promise<string> =>
  (await found(request, address, ["historyCode", "graduateCode"], /^(\d{6})$/m)).join("");
