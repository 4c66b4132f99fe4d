import type { WriteContext } from "../../import/importer.ts";
import { setUpLetter } from "../authentication/letters.ts";
import { issueTokens } from "../authentication/one-time-tokens.ts";

type Addressee = {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
};

/** Mails new accounts the link by which their owners choose a password. */
export async function mailSetUp(
  { tx, services, now }: Pick<WriteContext, "tx" | "services" | "now">,
  people: readonly Addressee[],
): Promise<void> {
  const secrets = await issueTokens(
    tx,
    "verifyAccount",
    people.map(({ id }) => id),
    now,
  );
  await services.outbox.mails(
    tx,
    people.map((person, at) => ({
      to: person.email,
      ...setUpLetter(services.config, person, secrets[at] ?? ""),
    })),
  );
}
