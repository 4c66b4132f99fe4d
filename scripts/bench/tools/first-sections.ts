/** What a programme's form fetches for its first section, and for the second. */
import { fieldsOf } from "@polyportal/domain/application/steps";
import { programmes } from "@polyportal/domain/programmes/programmes";
import type { Step } from "@polyportal/domain/programmes/programme";
import { resolve } from "node:path";
import type { Manifest } from "vite";
import { root } from "../../command.ts";

const page = "/application.page.tsx";
const dataFields = "/prefilled-fields.tsx";
const outlineFile = /domain\/src\/programmes\/[^/]+\.ts\?outline$/;

/**
 * By programme what draws its first section with the form's page and the outline, what that is checked by, and all
 * that its second section comes with: the definition, too.
 */
export async function firstSections(manifest: Manifest) {
  const outlines = await outlineFiles(manifest);
  const form = sourceOf(manifest, page);
  // What draws data comes with the first section if the second asks such: the form's page fetches it.
  const fetched = manifest[form]?.dynamicImports ?? [];
  const besideFirst = fetched.filter((source) => source.endsWith(dataFields));
  return programmes.map(({ slug, steps: [first, second] }) => {
    const outline = outlines.get(slug);
    if (!first || !second || !outline) throw new Error(`${slug} has no file, or too few steps`);
    return {
      slug,
      first: [outline, form, ...drawnBy(manifest, first), ...(asksData(second) ? besideFirst : [])],
      rules: checkedBy(manifest, first),
      second: [
        sourceOf(manifest, definitionOf(outline)),
        ...drawnBy(manifest, second),
        ...checkedBy(manifest, second),
      ],
    };
  });
}

function sourceOf(manifest: Manifest, end: string): string {
  const source = Object.keys(manifest).find((one) => one.endsWith(end));
  if (!source) throw new Error(`${end} is in no file of its own`);
  return source;
}

/** The file of the definitions that an outline was written from. */
const definitionOf = (outline: string) => outline.replace("?outline", "?whole");

/** The file that is fetched for a programme's form: the build wrote it from the file of its definition. */
async function outlineFiles(manifest: Manifest): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [source, { isDynamicEntry }] of Object.entries(manifest)) {
    if (!isDynamicEntry || !outlineFile.test(source)) continue;
    const file = resolve(root, "apps/applicant", source.replace("?outline", ""));
    const exported: unknown = await import(file);
    for (const one of Object.values(exported as Record<string, { slug?: string } | undefined>)) {
      if (one?.slug && !files.has(one.slug)) files.set(one.slug, source);
    }
  }
  return files;
}

const asksData = (step: Step) => fieldsOf(step).length > 0;

/** The components of a section, with those that come for what it asks besides. */
function drawnBy(manifest: Manifest, step: Step): string[] {
  const ends = [`/${step.kind}.fields.tsx`];
  if (step.kind === "personal") {
    const { asks } = step;
    const shopping = asks.includes("shopping");
    if (asksData(step) || asks.includes("sponsor") || shopping) ends.push("/personal/further.tsx");
    if (shopping) ends.push("/personal/shopping.tsx");
    if (asks.includes("subject-combination")) ends.push("/study-fields.tsx");
  } else if (asksData(step)) {
    ends.push(dataFields);
  }
  return ends.map((end) => sourceOf(manifest, end));
}

/** The rules of a section, with those of what is data. */
function checkedBy(manifest: Manifest, step: Step): string[] {
  const rules = new RegExp(`/steps/${step.kind}/(?:rules|schema)\\.ts$`);
  const own = Object.keys(manifest).filter((source) => rules.test(source));
  if (own.length === 0)
    throw new Error(`nothing says what checks a section of the kind ${step.kind}`);
  return asksData(step) ? [...own, sourceOf(manifest, "/application/fields/schema.ts")] : own;
}
