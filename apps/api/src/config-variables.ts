import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";
import { defaultPeriods, periodNames, variableOf } from "./retention/periods.ts";

const url = (message = "must be an address like https://example.edu.ng") =>
  z.string().check(z.url({ protocol: /^https?$/, error: message }));
const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return typedNumber(message).check(
    z.int(message),
    z.minimum(least, message),
    z.maximum(most, message),
  );
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
const addresses = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(/[\s,]+/).filter(Boolean)),
  ),
  z.array(z.email("must be e-mail addresses, separated by commas")),
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

/** Every variable by its name: what it may be, and what it is where nothing is given. */
export const variables = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 4000),
  HOST: z._default(text, "0.0.0.0"),
  DATA_DIR: z.optional(text),
  DATABASE_URL: z.optional(postgres),
  DATABASE_REPLICA_URL: z.optional(postgres),
  DATABASE_POOLER: z._default(
    z.enum(["none", "transaction"], "must be none or transaction"),
    "none",
  ),
  DATABASE_CONNECTIONS: z._default(wholeNumber(1, 500), 12),
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
  TERMII_BASE_URL: z.optional(url()),
  TERMII_API_KEY: z.optional(text),
  SMS_FROM: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9]{3,11}$/, "must be 3 to 11 letters and digits")),
  ),
  SIGNING_KEY: z.optional(key),
  VAULT_KEY: z.optional(key),
  AUDIT_KEY: z.optional(key),
  AUDIT_MAIL_TO: z._default(addresses, []),
  AUDIT_FILE: z.optional(text),
  AUDIT_DATABASE_URL: z.optional(postgres),
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

export type Variables = z.output<typeof variables>;
