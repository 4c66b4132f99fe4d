/** What TypeScript says of texts that stand in no file: code blocks and the sources of stories. */
import { dirname, join, relative } from "node:path";
import { API } from "typescript/unstable/sync";

const root = join(import.meta.dirname, "../..");

/** The errors in these texts, by the paths at which they would stand, checked as files of a project. */
export function problemsIn(texts: Readonly<Record<string, string>>, config: string): string[] {
  const base = join(root, config);
  const project = join(dirname(base), "tsconfig.docs-test.json");
  const files = Object.keys(texts).map((path) => join(root, path));
  const virtual: Record<string, string> = {
    [project]: JSON.stringify({ extends: base, include: [], files }),
  };
  for (const [path, text] of Object.entries(texts)) virtual[join(root, path)] = text;
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => virtual[path],
      fileExists: (path) => (virtual[path] === undefined ? undefined : true),
    },
  });
  try {
    const { program } = api.updateSnapshot({ openProjects: [project] }).getProject(project) ?? {};
    if (!program) throw new Error(`TypeScript does not open ${project}.`);
    return files.flatMap((file) =>
      [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
        (problem) => `${relative(root, file)}: ${problem.text}`,
      ),
    );
  } finally {
    api.close();
  }
}
