import { resolve } from "node:path";
import { ConfigError, givenVariables } from "./config-given.ts";
import { variables, type Variables } from "./config-variables.ts";
import type { TermiiAccount } from "./mail/termii.ts";
import { periodNames, variableOf, type Periods } from "./retention/periods.ts";
import { workspaceRoot } from "./workspace-root.ts";

/** The school's own merchant account at Remita. */
export type RemitaAccount = {
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly serviceTypeId: string;
  readonly apiKey: string;
};

/** Everything that differs between one installation and another. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Where the embedded database keeps its files. */
  readonly dataDir: string;
  /** Absent: the embedded database is started. */
  readonly databaseUrl: string | undefined;
  /** A streaming replica of it, for reads that may be a second old. */
  readonly databaseReplicaUrl: string | undefined;
  /** What stands before the database. */
  readonly databasePooler: "none" | "transaction";
  readonly databaseConnections: number;
  /** Where people reach the portal, without a slash at its end. */
  readonly publicUrl: string;
  /** Origins of their own from which an app may call the API. */
  readonly appOrigins: readonly string[];
  /** How many proxies in front may be believed about the caller's address. */
  readonly trustProxy: number;
  readonly school: {
    readonly name: string;
    readonly shortName: string;
    readonly location: string;
    /** Where letters reach it. */
    readonly address: string;
    readonly website: string;
    /** Who signs its letters; absent: the longest-serving account of that role. */
    readonly signatories: Readonly<Record<"registrar" | "bursar", string | undefined>>;
    /** Address or file of the crest's picture; absent: a plain one of ours. */
    readonly crest: string | undefined;
    /** The angle of OKLCH from which its colours follow; absent: the design system's green. */
    readonly brandHue?: number | undefined;
    readonly helpLine: string;
    readonly eLearningUrl: string;
    readonly eVotingUrl: string;
  };
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** The account that text messages go through; absent: none are written. */
  readonly sms: TermiiAccount | undefined;
  readonly payment: {
    readonly gateway: "sandbox" | "remita";
    /** The account at Remita; present when the gateway is `remita` and the start is not refused. */
    readonly remita: RemitaAccount | undefined;
    readonly invoiceDays: number;
  };
  /** Keys (base64url, 32 bytes) from outside the database; absent: made and kept in it. */
  readonly keys: {
    /** Signs tokens and cookies. */
    readonly signing: string | undefined;
    /** Seals what must be read again, such as authenticators' secrets. */
    readonly vault: string | undefined;
    /** Seals the record of changes. */
    readonly audit: string | undefined;
  };
  readonly audit: {
    /** Who gets each day's root of the record besides the registrar: the external auditor. */
    readonly mailTo: readonly string[];
    /** A file to which each end of the record is added. */
    readonly file?: string | undefined;
    /** Another PostgreSQL that is told the same. */
    readonly databaseUrl?: string | undefined;
  };
  /** Real money and real people: the start refuses what is only for trying out. */
  readonly production: boolean;
  /** Whether an application that a strange device opens asks for a code sent to its applicant. */
  readonly applicantCode: "new-device" | "never";
  /** Whether the application form may keep itself on a device to reload without a network. */
  readonly offlineForms: boolean;
  /** For how many days each kind of personal data is kept. */
  readonly retention: Periods;
  /** Whether demo data and the developers' pages are on. */
  readonly demo: boolean;
  readonly logLevel: string;
};

/** Reads the configuration from `environment`, and below it from the file in DATA_DIR or `cwd`. */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
  cwd = process.cwd(),
): Config {
  const home = workspaceRoot() ?? cwd;
  const parsed = variables.safeParse(givenVariables(environment, cwd, home));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(`The configuration is wrong:\n  ${[...new Set(lines)].join("\n  ")}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(home, values.DATA_DIR ?? ".data"),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databasePooler: values.DATABASE_POOLER,
    databaseConnections: values.DATABASE_CONNECTIONS,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
    appOrigins: values.APP_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    school: {
      name: values.SCHOOL_NAME,
      shortName: values.SCHOOL_SHORT_NAME,
      location: values.SCHOOL_LOCATION,
      address: values.SCHOOL_ADDRESS,
      website: values.SCHOOL_WEBSITE,
      signatories: { registrar: values.SCHOOL_REGISTRAR, bursar: values.SCHOOL_BURSAR },
      crest: values.SCHOOL_CREST,
      brandHue: values.SCHOOL_BRAND_HUE,
      helpLine: values.SCHOOL_HELP_LINE,
      eLearningUrl: values.ELEARNING_URL,
      eVotingUrl: values.EVOTING_URL,
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    sms: termiiAccount(values),
    payment: {
      gateway: values.PAYMENT_GATEWAY,
      remita: remitaAccount(values, production),
      invoiceDays: values.INVOICE_DAYS,
    },
    keys: { signing: values.SIGNING_KEY, vault: values.VAULT_KEY, audit: values.AUDIT_KEY },
    audit: {
      mailTo: values.AUDIT_MAIL_TO,
      file: values.AUDIT_FILE === undefined ? undefined : resolve(home, values.AUDIT_FILE),
      databaseUrl: values.AUDIT_DATABASE_URL,
    },
    retention: Object.fromEntries(
      periodNames.map((name) => [name, values[variableOf(name)]]),
    ) as Periods,
    production,
    offlineForms: values.OFFLINE_FORMS,
    demo: values.DEMO ?? !production,
    applicantCode: values.APPLICANT_CODE,
    logLevel: values.LOG_LEVEL,
  };
}

function termiiAccount({
  TERMII_BASE_URL: baseUrl,
  TERMII_API_KEY: apiKey,
  SMS_FROM: from,
}: Variables): TermiiAccount | undefined {
  if (baseUrl && apiKey && from) return { baseUrl, apiKey, from };
  if (!baseUrl && !apiKey && !from) return undefined;
  throw new ConfigError(
    "The configuration is wrong:\n  text messages need TERMII_BASE_URL, TERMII_API_KEY and SMS_FROM",
  );
}

function remitaAccount(values: Variables, production: boolean): RemitaAccount | undefined {
  if (values.PAYMENT_GATEWAY === "sandbox") return undefined;
  const {
    REMITA_BASE_URL: baseUrl,
    REMITA_MERCHANT_ID: merchantId,
    REMITA_SERVICE_TYPE_ID: serviceTypeId,
    REMITA_API_KEY: apiKey,
  } = values;
  if (!baseUrl || !merchantId || !serviceTypeId || !apiKey) {
    // There it is named with all the rest that is missing.
    if (production) return undefined;
    throw new ConfigError(
      "The configuration is wrong:\n  PAYMENT_GATEWAY remita needs REMITA_BASE_URL, REMITA_MERCHANT_ID, REMITA_SERVICE_TYPE_ID and REMITA_API_KEY",
    );
  }
  return { baseUrl, merchantId, serviceTypeId, apiKey };
}
