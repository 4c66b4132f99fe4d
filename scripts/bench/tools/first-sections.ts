/** What a programme's form fetches before its first section can be filled in. */
import { fieldsOf } from "@polyportal/domain/application/steps";
import { programmes } from "@polyportal/domain/programmes/programmes";
import type { Step } from "@polyportal/domain/programmes/programme";
import { resolve } from "node:path";
import type { Manifest } from "vite";
import { root } from "../../command.ts";

const page = "/application.page.tsx";
const outlineFile = /domain\/src\/programmes\/[^/]+\.ts\?outline$/;

/** By programme: the form's page, the file with its outline, and all that draws its first section. */
export async function firstSections(manifest: Manifest) {
  const outlines = await outlineFiles(manifest);
  return programmes.map(({ slug, steps: [first] }) => {
    const outline = outlines.get(slug);
    if (!first || !outline) throw new Error(`${slug} has no file of its own, or no steps`);
    const parts = [page, ...drawnBy(first)].map((end) => {
      const source = Object.keys(manifest).find((one) => one.endsWith(end));
      if (!source) throw new Error(`${end} is in no file of its own`);
      return source;
    });
    return { slug, sources: [outline, ...parts] };
  });
}

/** The file that is fetched for a programme's form: the build wrote it from the file of its definition. */
async function outlineFiles(manifest: Manifest): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [source, { isDynamicEntry }] of Object.entries(manifest)) {
    if (!isDynamicEntry || !outlineFile.test(source)) continue;
    const definitions = source.replace(/\?.*$/, "");
    const exported: unknown = await import(resolve(root, "apps/applicant", definitions));
    for (const one of Object.values(exported as Record<string, { slug?: string } | undefined>)) {
      if (one?.slug && !files.has(one.slug)) files.set(one.slug, source);
    }
  }
  return files;
}

/** The components of a first section, with those that come for what it asks besides. */
function drawnBy(step: Step): string[] {
  const data = fieldsOf(step).length > 0;
  if (step.kind === "personal") {
    const further = data || step.asks.includes("sponsor") || step.asks.includes("shopping");
    return [
      "/personal.fields.tsx",
      ...(further ? ["/personal/further.tsx"] : []),
      ...(step.asks.includes("shopping") ? ["/personal/shopping.tsx"] : []),
      ...(step.asks.includes("subject-combination") ? ["/study-fields.tsx"] : []),
    ];
  }
  if (step.kind === "programme") {
    return ["/programme.fields.tsx", ...(data ? ["/known-fields.tsx"] : [])];
  }
  throw new Error(`nothing says what draws a first section of the kind ${step.kind}`);
}
