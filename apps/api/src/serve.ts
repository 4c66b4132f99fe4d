import { enableCompileCache } from "node:module";
import { join } from "node:path";

/**
 * What `pnpm start` and production run: the server, with what Node has compiled kept beside the bundle.
 * The first start writes it, the next ones save a sixth of their time; where it can't be written, they
 * compile again.
 */
// Half of Node's helpers may hash passwords at a time (sign-in/passwords.ts): the other half sign and read.
process.env["UV_THREADPOOL_SIZE"] ??= "8";
enableCompileCache(join(import.meta.dirname, ".compile-cache"));
export const { served, workshop } = await import("./main.ts");
