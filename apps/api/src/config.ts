import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { defaultPeriods, periodNames, variableOf, type Periods } from "./retention/periods.ts";
import { workspaceRoot } from "./workspace-root.ts";

/** The one optional file; its keys are the names of the environment variables, which win over it. */
export const configFileName = "polyportal.config.json";

const url = (message = "must be an address like https://example.edu.ng") =>
  z.string().check(z.url({ protocol: /^https?$/, error: message }));
const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .pipe(z.coerce.number(message), z.int(message))
    .check(z.minimum(least, message), z.maximum(most, message));
};
const onOff = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.toLowerCase()),
  ),
  z.pipe(
    z.enum(["true", "false", "on", "off", "1", "0", "yes", "no"], "must be true or false"),
    z.transform((text) => ["true", "on", "1", "yes"].includes(text)),
  ),
);
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(/[\s,]+/).filter(Boolean)),
  ),
  z.pipe(
    z.array(url("must be origins like https://apply.example.edu.ng, separated by commas")),
    z.transform((list) => list.map((entry) => new URL(entry).origin)),
  ),
);
const text = z.string().check(z.trim(), z.minLength(1, "must not be empty"));
/** Either alphabet of base64, to base64url. */
const key = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(
      (given) => /^[\w+/-]+=*$/.test(given) && Buffer.from(given, "base64url").length === 32,
      "must be 32 random bytes in base64, as `openssl rand -base64 32` prints them",
    ),
  ),
  z.transform((given) => Buffer.from(given, "base64url").toString("base64url")),
);

const postgres = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://"));

const variables = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 4000),
  HOST: z._default(text, "0.0.0.0"),
  DATA_DIR: z.optional(text),
  DATABASE_URL: z.optional(postgres),
  DATABASE_REPLICA_URL: z.optional(postgres),
  DATABASE_POOLER: z._default(
    z.enum(["none", "transaction"], "must be none or transaction"),
    "none",
  ),
  DATABASE_CONNECTIONS: z._default(wholeNumber(1, 500), 10),
  PUBLIC_URL: z.optional(url()),
  APP_ORIGINS: z._default(origins, []),
  TRUST_PROXY: z._default(wholeNumber(0, 5), 0),
  SCHOOL_NAME: z._default(text, "Alani State Polytechnic"),
  SCHOOL_SHORT_NAME: z._default(text, "ALPOLY"),
  SCHOOL_LOCATION: z._default(text, "Ijemi, Nigeria"),
  SCHOOL_ADDRESS: z._default(text, "P.M.B. 1020, Ijemi, Nigeria"),
  SCHOOL_WEBSITE: z._default(url(), "https://www.example.edu.ng"),
  SCHOOL_REGISTRAR: z.optional(text),
  SCHOOL_BURSAR: z.optional(text),
  SCHOOL_CREST: z.optional(text),
  SCHOOL_BRAND_HUE: z.optional(wholeNumber(0, 359)),
  SCHOOL_HELP_LINE: z._default(text, "+234 800 000 0000"),
  ELEARNING_URL: z._default(url(), "https://elearning.example.edu.ng"),
  EVOTING_URL: z._default(url(), "https://evoting.example.edu.ng"),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")),
  ),
  MAIL_FROM: z._default(text, "no-reply@example.edu.ng"),
  SIGNING_KEY: z.optional(key),
  VAULT_KEY: z.optional(key),
  PAYMENT_GATEWAY: z._default(
    z.enum(["sandbox", "remita"], "must be sandbox or remita"),
    "sandbox",
  ),
  REMITA_BASE_URL: z.optional(url()),
  REMITA_MERCHANT_ID: z.optional(text),
  REMITA_SERVICE_TYPE_ID: z.optional(text),
  REMITA_API_KEY: z.optional(text),
  INVOICE_DAYS: z._default(wholeNumber(1, 365), 14),
  APPLICANT_CODE: z._default(
    z.enum(["new-device", "never"], "must be new-device or never"),
    "new-device",
  ),
  OFFLINE_FORMS: z._default(onOff, true),
  DEMO: z.optional(onOff),
  ...(Object.fromEntries(
    periodNames.map((name) => [
      variableOf(name),
      z._default(wholeNumber(1, 36_500), defaultPeriods[name]),
    ]),
  ) as Record<ReturnType<typeof variableOf>, z.ZodMiniDefault<ReturnType<typeof wholeNumber>>>),
  LOG_LEVEL: z._default(
    z.enum(
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "must be fatal, error, warn, info, debug or silent",
    ),
    "info",
  ),
  NODE_ENV: z.optional(z.string()),
});

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

/** A configuration that cannot be used; the message names each variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the configuration from `environment`, and below it from the file in DATA_DIR or `cwd`. */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
  cwd = process.cwd(),
): Config {
  const given = withoutEmpty(environment);
  const home = workspaceRoot() ?? cwd;
  const folders = given["DATA_DIR"] ? [resolve(home, given["DATA_DIR"]), cwd, home] : [cwd, home];
  const parsed = variables.safeParse(withKeyFiles({ ...readFile(folders), ...given }, home));
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
    payment: {
      gateway: values.PAYMENT_GATEWAY,
      remita: remitaAccount(values, production),
      invoiceDays: values.INVOICE_DAYS,
    },
    keys: { signing: values.SIGNING_KEY, vault: values.VAULT_KEY },
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

function remitaAccount(
  values: z.output<typeof variables>,
  production: boolean,
): RemitaAccount | undefined {
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

/** An empty variable is an absent one: `SMTP_URL=` in a compose file means none. */
function withoutEmpty(environment: Record<string, string | undefined>) {
  const entries = Object.entries(environment).filter(([, value]) => value?.trim());
  return Object.fromEntries(entries) as Record<string, string>;
}

/** `SIGNING_KEY_FILE` and `VAULT_KEY_FILE`, as containers hand secrets in; a key given itself wins. */
function withKeyFiles(given: Record<string, string>, home: string): Record<string, string> {
  const keys: Record<string, string> = {};
  for (const name of ["SIGNING_KEY", "VAULT_KEY"]) {
    const path = given[`${name}_FILE`];
    if (given[name] !== undefined || path === undefined) continue;
    try {
      keys[name] = readFileSync(resolve(home, path), "utf8");
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
      throw new ConfigError(
        `The configuration is wrong:\n  ${name}_FILE cannot be read (${code}): ${path}`,
      );
    }
  }
  return { ...given, ...keys };
}

function readFile(folders: readonly string[]): Record<string, string> {
  for (const folder of folders) {
    const path = join(folder, configFileName);
    let content: string;
    try {
      content = readFileSync(path, "utf8");
    } catch {
      continue;
    }
    try {
      const entries = Object.entries(JSON.parse(content) as Record<string, unknown>);
      return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
    } catch (error) {
      throw new ConfigError(`${path} is not valid JSON: ${String(error)}`);
    }
  }
  return {};
}
