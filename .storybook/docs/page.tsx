/** The page of a component: what it is, how it is imported, what it takes, and its stories. */
import { Markdown, Primary, Source, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { Suspense, use } from "react";
import { otherWords } from "../other-words.ts";
import { importsOf } from "./imports.ts";
import { isField, mainPageOf } from "./pages.ts";
import { Lead, Reference, mainOf } from "./reference.tsx";

const reading = import("virtual:reference");

/** What a stories file brings along for its docs. */
type Described = { fileName: string; docs?: { description?: { component?: string } } };

export function DocsPage() {
  const { csfFile } = useOf("meta", ["meta"]);
  const { id, parameters } = csfFile.meta;
  const { fileName, docs } = parameters as Described;
  const words = otherWords[id];
  return (
    <>
      <Title />
      <Suspense fallback={<p>Reading what it takes …</p>}>
        <OfModules file={fileName.replace(/^\.\//, "")} more={docs?.description?.component} />
      </Suspense>
      {words && (
        <p id="other-words" className="docs-words">
          Also called: {words.join(", ")}.
        </p>
      )}
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}

/** A page without exports, as those of Foundations, shows its stories alone. */
function OfModules({ file, more }: { file: string; more: string | undefined }) {
  const { pages, shapes } = use(reading);
  const modules = pages[file] ?? [];
  const main = mainOf(modules);
  const mainPage = modules.length === 0 ? mainPageOf(file, Object.keys(pages)) : undefined;
  return (
    <>
      {main && <Lead text={main.sentence} />}
      {more && <Markdown>{more}</Markdown>}
      {mainPage && (
        <Markdown>{`Its import and props: [${mainPage.name}](${mainPage.path}).`}</Markdown>
      )}
      {modules.length > 0 && <Source code={importsOf(modules)} language="tsx" />}
      {modules.some(isField) && (
        <Markdown>
          It stands in a form, whole in [Guidance/Forms](?path=/docs/guidance-forms--docs), with
          what checks it.
        </Markdown>
      )}
      <Primary />
      <Reference modules={modules} shapes={shapes} />
    </>
  );
}
