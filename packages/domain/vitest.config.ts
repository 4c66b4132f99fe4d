import { defineConfig } from "vitest/config";

// Rules and texts hold no state: files share a worker's modules.
export default defineConfig({ test: { name: "@polyportal/domain", isolate: false } });
