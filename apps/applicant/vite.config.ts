import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "../../scripts/vite/compress.ts";
import { ourWords } from "../../scripts/vite/our-words.ts";
import { productionRouter } from "../../scripts/vite/production-router.ts";
import { schoolTokens } from "../../scripts/vite/school-tokens.ts";
import { chunkGroups, neededBesides } from "./build/chunks.ts";
import { applicationWorker } from "./build/worker.ts";
import { prerender } from "./build/prerender.ts";

const assetsDir = "assets/applicant";
const api = `http://localhost:${process.env.PORT ?? 4000}`;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
    schoolTokens(),
    ourWords(),
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
        // The start names each of some 90 files: a letter less of each is 0.2 KiB of every page.
        // So are what every page's file ends with; the form's own keeps its name, by which `chunks.ts` knows it.
        chunkFileNames: ({ name }) =>
          `${assetsDir}/${name.replace(/(?<!^application)\.(?:page|fields)$/, "")}-[hash:7].js`,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { "/api": api, "/sandbox-gateway": api } },
});
