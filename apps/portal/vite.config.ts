import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "../../scripts/vite/compress.ts";
import { ourWords } from "../../scripts/vite/our-words.ts";
import { schoolTokens } from "../../scripts/vite/school-tokens.ts";

const api = `http://localhost:${process.env.PORT ?? 4000}`;

/** What the entry imports stays in one chunk, beside the entry, by which the manifest names it. */
const start = {
  name: "start",
  tags: ["$initial" as const],
  test: /^(?!.*(?:index\.html|main\.tsx))/,
};

/** What every list of the staff is made of: each file of its own costs 60 bytes of each list. */
const list = {
  name: "lists",
  test: /portal\/src\/parts\/list\/(?:beside-look|list-page|list-table|record|use-(?:choose|record)|wide)\.tsx?$/,
};

const assetsDir = "assets/portal";

/** Of what every page has. */
const shortNames: Readonly<Record<string, string>> = { start: "s", "rolldown-runtime": "r" };

export default defineConfig({
  plugins: [react(), tailwindcss(), schoolTokens(), ourWords(), compress()],
  build: {
    assetsDir,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What every page has before anything else is fetched is not named again.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => !/\/[sr]-[^/]+$/.test(file)),
    },
    rolldownOptions: {
      output: {
        // The start names each of some 230 files: a letter less of each is 0.2 KiB of every page; the manifest has their sources.
        chunkFileNames: ({ name }) =>
          `${assetsDir}/${shortNames[name] ?? name.slice(0, 2)}-[hash:7].js`,
        codeSplitting: { groups: [start, list], includeDependenciesRecursively: false },
      },
    },
  },
  server: { port: 5174, strictPort: true, proxy: { "/api": api, "/sandbox-gateway": api } },
});
