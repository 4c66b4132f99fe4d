import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "../../scripts/vite/compress.ts";
import { ourWords } from "../../scripts/vite/our-words.ts";
import { productionRouter } from "../../scripts/vite/production-router.ts";
import { schoolTokens } from "../../scripts/vite/school-tokens.ts";
import { chunkGroups, knownByName, neededBesides } from "./build/chunks.ts";
import { writtenOut } from "./build/written-out.ts";
import { applicationWorker } from "./build/worker.ts";
import { prerender } from "./build/prerender.ts";

const assetsDir = "assets/applicant";

const named = new Set([
  "application.page",
  "rolldown-runtime",
  ...chunkGroups.map(({ name }) => name).filter((name) => knownByName.test(`/${name}-`)),
]);
const api = `http://localhost:${process.env.PORT ?? 4000}`;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
    schoolTokens(),
    ourWords(),
    writtenOut(),
    prerender(),
    applicationWorker(),
    compress(),
  ],
  build: {
    assetsDir,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: neededBesides },
    rolldownOptions: {
      output: {
        // The start names each of some 170 files: a letter less of each is 0.1 KiB of every page; the
        // manifest has their sources. What `chunks.ts` knows by its name keeps it.
        chunkFileNames: ({ name }) =>
          `${assetsDir}/${named.has(name) ? name : name.slice(0, 2)}-[hash:7].js`,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { "/api": api, "/sandbox-gateway": api } },
});
