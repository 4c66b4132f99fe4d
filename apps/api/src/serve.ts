import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/**
 * What `pnpm start` and production run: the server, with what Node has compiled kept beside the bundle.
 * The first start writes it, the next ones save a sixth of their time; where it can't be written, they
 * compile again.
 */
// Of each helper that has hashed a password glibc keeps its 20 MB from then on. It gives back what was asked
// for in pieces of a megabyte or more if it is told so as a process begins: this one, begun anew.
const keepsNoPieces = "MALLOC_MMAP_THRESHOLD_";
if (
  process.platform === "linux" &&
  process.argv[1] === import.meta.filename &&
  process.env[keepsNoPieces] === undefined
) {
  process.execve?.(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    {
      ...process.env,
      [keepsNoPieces]: String(2 ** 20),
    },
  );
}
// On a machine of much memory V8 lets garbage grow to four times of what is in use before it looks. An
// import or a workbook is then a peak of hundreds of MB for nothing: twice is enough, and no slower.
setFlagsFromString("--heap-growing-percent=100");
// Half of Node's helpers may hash passwords at a time (sign-in/passwords.ts): the other half sign and read.
process.env["UV_THREADPOOL_SIZE"] ??= "8";
enableCompileCache(join(import.meta.dirname, ".compile-cache"));
export const { served, workshop } = await import("./main.ts");
