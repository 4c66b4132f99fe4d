import type { Config } from "../config.ts";
import type { SealName } from "../sign-in/secrets.ts";

/** What keeps a server from taking real money and real people, and what to do about it. */
export type Problem = {
  /** The variable or command that mends it, as the README's Deploy names it. */
  readonly name: string;
  readonly fault: string;
  readonly mend: string;
};

/** What only the database knows; `unknown` where it could not be asked. */
export type ProblemContext =
  | {
      /** The accounts that still have the demo password. */
      readonly demo: readonly string[];
      /** The keys that are not the ones by which what lies there was sealed. */
      readonly others: readonly SealName[];
    }
  | { readonly unknown: string };

/** As many demo accounts are named; the others are counted. */
const mostNamed = 10;

/** The merchant of Remita's public samples (RemitaNet/remita-inline-sample-rrr). */
const sampleMerchantId = "2547916";

/**
 * Everything that forbids production, in the order in which the README's Deploy mends it. The start
 * refuses by it, the doctor prints it.
 */
export function productionProblems(config: Config, known: ProblemContext): Problem[] {
  return [
    ...gatewayProblems(config.payment),
    ...publicUrlProblems(config.publicUrl),
    ...(config.mail.smtpUrl
      ? []
      : [
          {
            name: "SMTP_URL",
            fault: "is not set: no mail would be sent",
            mend: "name the school's mail server, such as smtps://user:password@mail.school.edu.ng",
          },
        ]),
    ...keyProblem("SIGNING_KEY", config.keys.signing),
    ...keyProblem("VAULT_KEY", config.keys.vault),
    ...keyProblem("AUDIT_KEY", config.keys.audit),
    ...otherKeyProblems(config.keys, known),
    ...(config.demo
      ? [
          {
            name: "DEMO",
            fault: "is on: demo accounts would be made, and everybody's mail shown",
            mend: "remove it, or set it to off",
          },
        ]
      : []),
    ...accountProblems(known),
  ];
}

function gatewayProblems({ gateway, remita }: Config["payment"]): Problem[] {
  const name = "PAYMENT_GATEWAY";
  const mend = "set PAYMENT_GATEWAY=remita and the school's REMITA_* account";
  if (gateway === "sandbox") {
    const fault = "names no gateway but the sandbox (the default), which takes no money";
    return [{ name, fault, mend }];
  }
  if (!remita) {
    const fault =
      "is remita without REMITA_BASE_URL, REMITA_MERCHANT_ID, REMITA_SERVICE_TYPE_ID or REMITA_API_KEY";
    return [{ name, fault, mend: "set all four, as Remita has given them to the school" }];
  }
  const problems: Problem[] = [];
  const url = new URL(remita.baseUrl);
  if (isTestHost(url.hostname)) {
    problems.push({
      name: "REMITA_BASE_URL",
      fault: `is a test address (${url.hostname}): what is paid there is no money`,
      mend: "set Remita's live address, such as https://login.remita.net/remita/exapp/api/v1/send/api",
    });
  } else if (url.protocol !== "https:") {
    problems.push({
      name: "REMITA_BASE_URL",
      fault: "is not https: anyone on the way could say that an invoice is paid",
      mend: "set Remita's live address, which begins with https://",
    });
  }
  if (remita.merchantId === sampleMerchantId) {
    problems.push({
      name: "REMITA_MERCHANT_ID",
      fault: "is the merchant of Remita's public samples",
      mend: "set the school's own merchant, service type and key",
    });
  }
  return problems;
}

/** `remitademo.net`, `demo.remita.net`, `api-test.remita.net`, a machine of one's own. */
function isTestHost(host: string): boolean {
  const marked = host
    .split(/[.-]/)
    .some((part) => /^(demo|test|sandbox|staging|uat|remitademo|remitatest)\d*$/.test(part));
  return marked || isThisMachine(host);
}

const isThisMachine = (host: string): boolean =>
  /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(host) || host.endsWith(".localhost");

function publicUrlProblems(publicUrl: string): Problem[] {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:" && !isThisMachine(hostname)) return [];
  return [
    {
      name: "PUBLIC_URL",
      fault: `is ${publicUrl}: passwords and payments need an https address that people can reach`,
      mend: "set the portal's address, such as https://portal.school.edu.ng, and put TLS before the server",
    },
  ];
}

const keyVariables = { signing: "SIGNING_KEY", vault: "VAULT_KEY", audit: "AUDIT_KEY" } as const;

function keyProblem(
  name: (typeof keyVariables)[keyof typeof keyVariables],
  key: string | undefined,
): Problem[] {
  if (key) return [];
  const fault = `is not set: the key would lie in the database that it ${name === "SIGNING_KEY" ? "admits to" : "seals"}`;
  const mend = `set it, or ${name}_FILE, to what \`openssl rand -base64 32\` prints; a school that runs already takes its key over: \`doctor.js --take-keys FOLDER\``;
  return [{ name, fault, mend }];
}

/** A key that is not the database's, or is another's as well. */
function otherKeyProblems(keys: Config["keys"], known: ProblemContext): Problem[] {
  return (["vault", "audit"] as const).flatMap((seal) => {
    const name = keyVariables[seal];
    if ("others" in known && known.others.includes(seal)) {
      const fault = "is not the key that sealed what this database holds";
      const mend =
        "set that one; where it still lies in the database: `doctor.js --take-keys FOLDER`";
      return [{ name, fault, mend }];
    }
    const earlier = seal === "vault" ? (["signing"] as const) : (["signing", "vault"] as const);
    const same = earlier.find((other) => keys[seal] !== undefined && keys[other] === keys[seal]);
    if (!same) return [];
    const fault = `is the same as ${keyVariables[same]}: who learns one has both`;
    return [{ name, fault, mend: "give each what `openssl rand -base64 32` prints anew" }];
  });
}

function accountProblems(known: ProblemContext): Problem[] {
  if ("unknown" in known) {
    return [
      {
        name: "DATABASE_URL",
        fault: `could not be asked about demo accounts: ${known.unknown}`,
        mend: "start PostgreSQL, or set DATABASE_URL to where it is",
      },
    ];
  }
  const { demo } = known;
  if (demo.length === 0) return [];
  const others = demo.length > mostNamed ? ` and ${demo.length - mostNamed} more` : "";
  return [
    {
      name: "--close-demo-accounts",
      fault: `accounts that anybody can enter with the demo password: ${demo.slice(0, mostNamed).join(", ")}${others}`,
      mend: "start with an empty database, or switch these accounts off: `doctor.js --close-demo-accounts`",
    },
  ];
}

/** The list as a person reads it: what is wrong, and below it what to do. */
export const problemLines = (problems: readonly Problem[]): string =>
  problems.map(({ name, fault, mend }) => `  ${name} ${fault}\n    → ${mend}`).join("\n");
