import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "../../scripts/vite/compress.ts";
import { mergeChunks } from "../../scripts/vite/merge-chunks.ts";
import { ourWords } from "../../scripts/vite/our-words.ts";
import { schoolTokens } from "../../scripts/vite/school-tokens.ts";

const api = `http://localhost:${process.env.PORT ?? 4000}`;

/** What the entry imports stays in one chunk, beside the entry, by which the manifest names it. */
const start = {
  name: "start",
  tags: ["$initial" as const],
  test: /^(?!.*(?:index\.html|main\.tsx))/,
};

/**
 * What pages share comes in files of up to some 20 KiB as they are sent, of which a page fetches twelve
 * (docs/decisions/0009-bytes-are-planned.md).
 */
const shared = mergeChunks({ over: 0.05, bytesPerFile: 9_000, most: 150_000 });

const assetsDir = "assets/portal";

/** Of what every page has. */
const shortNames: Readonly<Record<string, string>> = { start: "s", "rolldown-runtime": "r" };

export default defineConfig({
  plugins: [react(), tailwindcss(), schoolTokens(), ourWords(), shared.plugin, compress()],
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
        codeSplitting: { groups: [start, shared.group], includeDependenciesRecursively: false },
      },
    },
  },
  server: { port: 5174, strictPort: true, proxy: { "/api": api, "/sandbox-gateway": api } },
});
