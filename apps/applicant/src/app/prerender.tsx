import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { programmePath } from "@polyportal/domain/programmes/page-paths";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { definitionOf } from "./definitions.ts";
import { pageModule } from "./pages.ts";
import { ProgrammeDataContext, type ProgrammeData } from "./programme-data.ts";
import { loadOf, prerendered } from "./routes.ts";

// The front door replaces these tokens with the school's configuration when it serves the page.
const tokens: SchoolConfiguration = {
  name: "__SCHOOL_NAME__",
  shortName: "__SCHOOL_SHORT_NAME__",
  location: "__SCHOOL_LOCATION__",
  // Papers alone print these, and no paper is prerendered.
  address: "",
  website: "",
  crest: "__SCHOOL_CREST__",
  helpLine: "__SCHOOL_HELP_LINE__",
  elearningUrl: "__ELEARNING_URL__",
  evotingUrl: "__EVOTING_URL__",
  sandboxPayments: false,
  messagesShown: false,
};

/** The HTML of every prerendered page with its source module, by path. Called by the build. */
export async function prerenderPages(): Promise<Record<string, { html: string; source: string }>> {
  const pages: Record<string, { html: string; source: string }> = {};
  for (const { path, source } of prerendered) {
    await pageModule(loadOf(path));
    const html = renderToString(
      <StaticRouter location={path}>
        <App school={tokens} />
      </StaticRouter>,
    );
    pages[path] = { html, source };
  }
  return pages;
}

/**
 * The HTML of a programme's page as the browser takes it over, drawn with what the school has said. Called by
 * the front door, for it changes with the school's records, and by the build, which takes the styles from it.
 */
export async function renderProgramme(
  data: ProgrammeData,
  school: SchoolConfiguration = tokens,
): Promise<string> {
  const path = programmePath(data.programme);
  const { furtherLoadOf } = await import("./further-pages.tsx");
  await Promise.all([
    pageModule(loadOf(path)),
    pageModule(furtherLoadOf(path)),
    definitionOf(data.programme as ProgrammeSlug),
  ]);
  return renderToString(
    <ProgrammeDataContext value={data}>
      <StaticRouter location={path}>
        <App school={school} />
      </StaticRouter>
    </ProgrammeDataContext>,
  );
}
