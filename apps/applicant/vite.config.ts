import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "../../scripts/vite/compress.ts";
import { schoolTokens } from "../../scripts/vite/school-tokens.ts";
import { prerender } from "./build/prerender.ts";

const api = `http://localhost:${process.env.PORT ?? 4000}`;

/**
 * What the entry imports stays in one chunk: split by which pages share what, it would be twenty files
 * and 4 KiB more. The entry itself keeps its own chunk, by which the manifest names it.
 */
const start = {
  name: "start",
  tags: ["$initial" as const],
  test: /^(?!.*(?:index\.html|main\.tsx))/,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), schoolTokens(), prerender(), compress()],
  build: {
    assetsDir: "assets/applicant",
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [start] } } },
  },
  server: { port: 5173, strictPort: true, proxy: { "/api": api, "/sandbox-gateway": api } },
});
