import { transcriptMessages as words } from "@polyportal/domain/messages/transcript";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { endOfTicket, isTicketGood } from "./ticket-time.ts";

type Issuing = Pick<Context, "now"> & { readonly services: Pick<Context["services"], "vault"> };

/** An hour to fill in five destinations. */
const minutes = 60;
const owner = "graduate-ticket";

/** What whoever has given the code brings along with the order. */
export const ticketFor = ({ services, now }: Issuing, studentId: string): string =>
  services.vault.seal(`${endOfTicket(now, minutes)} ${studentId}`, owner);

/** Whose ticket it is, while it holds. */
export function graduateOfTicket(ctx: Issuing, ticket: string): string {
  const [until, studentId] = opened(ctx, ticket).split(" ");
  if (!studentId || !isTicketGood(Number(until), ctx.now, minutes)) {
    return fail("link_expired", { message: words.ticketOver });
  }
  return studentId;
}

function opened({ services }: Issuing, ticket: string): string {
  try {
    return services.vault.open(ticket, owner);
  } catch {
    return "";
  }
}
