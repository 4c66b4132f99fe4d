import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import type { PaymentGateway } from "./gateway.ts";
import { createRemitaGateway } from "./remita/remita-gateway.ts";
import { createPostgresSandboxStore } from "./sandbox/postgres-store.ts";
import { createSandboxGateway, sandboxMerchant } from "./sandbox/sandbox-gateway.ts";
import type { SandboxGateway } from "./sandbox/sandbox-gateway.ts";
import { webhookPath } from "./webhook.ts";

/** Where the api mounts the sandbox. */
export const sandboxPath = "/sandbox-gateway";

/** The gateway that the configuration names, and the sandbox to mount and to run when it is that. */
export type Payment = {
  readonly gateway: PaymentGateway;
  readonly sandbox: SandboxGateway | undefined;
};

/**
 * Builds the school's way to be paid. `localUrl` is the api's own address on this machine
 * (`http://127.0.0.1:4000`): over it the adapter reaches the sandbox, and the sandbox the webhook.
 */
export function createPayment(options: {
  config: Pick<Config, "payment" | "publicUrl" | "appOrigins" | "school">;
  db: Database;
  localUrl: string;
}): Payment {
  const { config, db, localUrl } = options;
  const account = config.payment.remita;
  if (account) {
    const { baseUrl, ...merchant } = account;
    const gateway = createRemitaGateway({
      name: "remita",
      merchant,
      baseUrl,
      // The API may live deeper (`/remita/exapp/api/v1/send/api`), the card page at the host's top.
      browserBaseUrl: new URL(baseUrl).origin,
    });
    return { gateway, sandbox: undefined };
  }
  const gateway = createRemitaGateway({
    name: "sandbox",
    merchant: sandboxMerchant,
    baseUrl: `${localUrl}${sandboxPath}`,
    // A path keeps the payer on the origin at which the school was reached, a phone's included;
    // apps on origins of their own need the whole address.
    browserBaseUrl: `${config.appOrigins.length > 0 ? config.publicUrl : ""}${sandboxPath}`,
  });
  const sandbox = createSandboxGateway({
    store: createPostgresSandboxStore(db),
    merchant: sandboxMerchant,
    payee: config.school.name,
    webhookUrl: `${localUrl}${webhookPath}`,
    returnOrigins: [new URL(config.publicUrl).origin, ...config.appOrigins],
  });
  return { gateway, sandbox };
}
