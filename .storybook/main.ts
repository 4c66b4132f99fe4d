import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import type { PluginOption } from "vite";
import { docgen } from "./docgen.ts";
import { moduleGraph } from "./module-graph.ts";
import { indexer, storySource } from "./story-source.ts";

/** Libraries' "use client", and how long plugins take. */
const unremarkable: ReadonlySet<string> = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS"]);

/** Without the plugin whose work `storySource` does. */
const withoutCsf = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.filter((plugin) => !(plugin && "name" in plugin && plugin.name === "plugin-csf"));

/** What `pnpm visual` wants to know of its build. */
const graphFile = process.env["MODULE_GRAPH"];
const graph = graphFile ? moduleGraph(graphFile) : undefined;

const config: StorybookConfig = {
  stories: [
    "../packages/ui/src/guidance/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/applicant/src/**/*.stories.tsx",
    "../apps/portal/src/**/*.stories.tsx",
  ],
  addons: [
    // MDX alone knows no tables: guidance has many.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  // Headings of guidance, and by `manager.ts` the other words for a part, are searched too.
  features: { experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: false },
  experimental_indexers: (others = []) => [indexer, ...others],
  viteFinal: (vite, { configType }) => ({
    ...vite,
    // The list of all files that a build has written is long, and drawing it takes a while.
    ...(configType === "PRODUCTION" && { logLevel: "warn" }),
    plugins: [
      docgen(),
      storySource(),
      ...withoutCsf(vite.plugins),
      tailwindcss(),
      ...(graph ? [graph.ofBuild] : []),
    ],
    ...(graph && { worker: { plugins: graph.ofWorkers } }),
    build: {
      ...vite.build,
      // Storybook's own chunks are large, and nobody opens them on a phone.
      chunkSizeWarningLimit: 2_000,
      reportCompressedSize: false,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // The sources of stories say a part's name.
        output: { keepNames: true },
        onLog: (level, log, handle) => {
          if (!unremarkable.has(log.code ?? "")) handle(level, log);
        },
      },
    },
  }),
};

export default config;
