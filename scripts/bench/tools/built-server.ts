/** A script as the API is built: one bundle beside the API's own, so that memory and start compare with it. */
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import config from "../../../apps/api/rolldown.config.ts";
import { root } from "../../command.ts";

/** The path of the bundle, under dist as migrations are found there; whoever built it removes it. */
export async function builtServer(script: string): Promise<string> {
  const { input: _, plugins: __, output: ___, ...same } = config;
  const name = basename(script, ".ts");
  const bundle = await rolldown({
    ...same,
    cwd: join(root, "apps/api"),
    input: { [name]: script },
  });
  await bundle.write({
    dir: join(root, "apps/api/dist"),
    entryFileNames: "[name].js",
    codeSplitting: false,
  });
  await bundle.close();
  return join(root, "apps/api/dist", `${name}.js`);
}
