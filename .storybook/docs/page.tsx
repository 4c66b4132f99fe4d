/** The page of a component: what it is, how it is imported, what it takes, and its stories. */
import {
  DocsContext,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { Suspense, use } from "react";
import { otherWords } from "../other-words.ts";
import { importsOf } from "./imports.ts";
import { isField, mainPageOf } from "./pages.ts";
import { Lead, Reference, mainOf } from "./reference.tsx";
import { isSeenInDocs } from "./seen.ts";

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
      <OtherStories />
    </>
  );
}

/**
 * Those that can be seen here (`seen.ts`), and where the rest is. The one on top of the page is not shown
 * again: Storybook drops the first of the list for it, which is another where that one is not in the list.
 */
function OtherStories() {
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"));
  const [top] = stories;
  const elsewhere = stories.filter((story) => !isSeenInDocs(story));
  const links = elsewhere.map(({ id, name }) => `[${name}](?path=/story/${id})`);
  return (
    <>
      <Stories title="Stories" includePrimary={top !== undefined && !isSeenInDocs(top)} />
      {links.length > 0 && (
        <Markdown>
          {`Played, or with a theme, size or medium of their own, and so each on its own page: ${links.join(", ")}.`}
        </Markdown>
      )}
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
