import { build, type Rolldown } from "vite";

/** All that a module imports at once, but React, in one minified text; `root` is whose packages it sees. */
export async function bundled(entry: string, root: string): Promise<Buffer> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?(\/|$)/,
        // Everything that the export exports is counted, not only what runs when it is loaded.
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    result.output.flatMap((file) =>
      file.type === "chunk" ? [[file.fileName, file] as const] : [],
    ),
  );
  const needed = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || needed.has(fileName)) return;
    needed.add(fileName);
    chunk.imports.forEach(visit);
  };
  for (const { isEntry, fileName } of chunks.values()) if (isEntry) visit(fileName);
  return Buffer.from([...needed].map((fileName) => chunks.get(fileName)?.code).join("\n"));
}
